/**
 * Preloaded by web and worker (`node --import`). If the launcher ends, even by `kill -9`, its pipe to the process closes, and the process
 * shuts down as after a SIGTERM.
 */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
