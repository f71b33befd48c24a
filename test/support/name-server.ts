import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const TYPE_A = 1;
const CLASS_IN = 1;
/** Response, recursion available, no error. */
const FLAGS = 0x8180;
/** A pointer to the name of the question. */
const NAME_OF_QUESTION = 0xc00c;

/** A DNS server that knows the addresses of one service, as the one of a container network does (RFC 1035, section 4). */
export class NameServer {
  private constructor(
    private readonly socket: Socket,
    private addresses: readonly string[],
  ) {
    socket.on('message', (query, { port, address }) =>
      socket.send(answerTo(query, this.addresses), port, address),
    );
  }

  static async start(addresses: readonly string[]): Promise<NameServer> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new NameServer(socket, addresses);
  }

  get port(): number {
    return this.socket.address().port;
  }

  /** From now on the service has these addresses. */
  name(addresses: readonly string[]): void {
    this.addresses = addresses;
  }

  stop(): void {
    this.socket.close();
  }
}

/** Answers a question for IPv4 addresses with all of them, and any other with none. */
function answerTo(query: Buffer, addresses: readonly string[]): Buffer {
  const questionEnd = query.indexOf(0, HEADER_BYTES) + 5;
  const question = query.subarray(HEADER_BYTES, questionEnd);
  const found = question.readUInt16BE(question.length - 4) === TYPE_A ? addresses : [];
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(FLAGS, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  return Buffer.concat([header, question, ...found.map(recordOf)]);
}

function recordOf(address: string): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt16BE(NAME_OF_QUESTION, 0);
  record.writeUInt16BE(TYPE_A, 2);
  record.writeUInt16BE(CLASS_IN, 4);
  record.writeUInt32BE(1, 6);
  record.writeUInt16BE(4, 10);
  record.set(address.split('.').map(Number), 12);
  return record;
}
