/**
 * Flags of Node for processes of the product. V8 collects garbage less often the more memory a machine has: with 24 GB, a web process with
 * 100,000 listings grew to 520 MB, and with these limits of the heap and of its young generation to 360 MB, equally fast
 * (docs/benchmarks.md, Memory). Containers and systemd units limit the memory of their processes, from which V8 derives its own limits.
 */
export const NODE_FLAGS = ['--enable-source-maps', '--max-old-space-size=1024', '--max-semi-space-size=8'];
