/**
 * Loaded into web and worker before the product itself (`node --import`): when the launcher is gone, even by
 * `kill -9`, its line to it breaks, and the process ends as after a SIGTERM, finishing what it has begun.
 */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
