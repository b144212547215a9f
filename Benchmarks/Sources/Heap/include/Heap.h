#include <stddef.h>

/// Bytes that are allocated and not freed, as the C library counts them.
size_t heapInUse(void);
