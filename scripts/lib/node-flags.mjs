/**
 * Flags of Node for processes of the product. V8 collects garbage less often the more memory a machine has, so the heap is limited; a smaller
 * young generation would cost up to a fifth of the searches (docs/benchmarks.md, Memory). Containers and systemd units limit the memory of
 * their processes, from which V8 derives its own limit.
 */
export const NODE_FLAGS = ['--max-old-space-size=1024'];
