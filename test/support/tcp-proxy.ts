import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { PostgresAnswers } from './postgres-answers.js';

/**
 * Proxy between the product and PostgreSQL that simulates network faults: it drops all bytes, resets every connection, or resets a connection
 * when the answer to a COMMIT arrives, so that the client cannot know whether its transaction was committed.
 */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private swallows = false;
  /** Connections whose packets are dropped. */
  private readonly forgotten = new Set<Socket>();
  private losesCommit: () => boolean = () => false;
  /** Answers to COMMIT that did not arrive. */
  lostCommits = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: number,
  ) {}

  static async start(target: number): Promise<TcpProxy> {
    const server = createServer((socket) => proxy.carry(socket));
    const proxy = new TcpProxy(server, target);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** From now on packets are dropped silently, on old and new connections. */
  swallow(): void {
    this.swallows = true;
  }

  /** From now on packets of the connections that are open are dropped silently, as by a firewall that lost its state; new ones work. */
  forget(): void {
    for (const socket of this.sockets) this.forgotten.add(socket);
  }

  /** From now on `decide` says for each answer to a COMMIT whether it is lost, with its connection. */
  loseCommits(decide: () => boolean): void {
    this.losesCommit = decide;
  }

  /** Loses the next answer to a COMMIT. */
  loseNextCommit(): void {
    this.losesCommit = () => {
      this.losesCommit = () => false;
      return true;
    };
  }

  /** Resets every connection; new ones work. */
  reset(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  /** Ends all faults. Old connections are reset, because dropped data are lost. */
  heal(): void {
    this.swallows = false;
    this.losesCommit = () => false;
    this.reset();
  }

  async stop(): Promise<void> {
    this.reset();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private carry(near: Socket): void {
    const far = connect(this.target, '127.0.0.1');
    const answers = new PostgresAnswers();
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => {
        if (this.swallows || this.forgotten.has(from)) return;
        if (from === far && answers.read(bytes) && this.losesCommit()) {
          this.lostCommits += 1;
          near.resetAndDestroy();
          return;
        }
        to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        if (!this.swallows && !this.forgotten.delete(from)) to.destroy();
      });
    }
  }
}
