/**
 * Flags of Node for processes of the product. V8 collects garbage less often the more memory a machine has: with 24 GB, a web process with
 * 100,000 listings grew to 520 MB, and with this limit of the heap to 370 to 400 MB, equally fast (docs/benchmarks.md, Memory). A smaller
 * young generation saves 20 MB more and costs up to a fifth of the searches per second. Containers and systemd units limit the memory of
 * their processes, from which V8 derives its own limit.
 */
export const NODE_FLAGS = ['--max-old-space-size=1024'];
