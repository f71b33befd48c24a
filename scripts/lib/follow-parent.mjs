/**
 * Preloaded by web and worker (`node --import`). If the launcher ends, even by `kill -9`, its pipe to the process closes, and the process
 * shuts down as after a SIGTERM. Without a pipe the launcher has ended before.
 */
const end = () => process.kill(process.pid, 'SIGTERM');

if (process.channel) {
  process.once('disconnect', end);
  process.channel.unref();
} else end();
