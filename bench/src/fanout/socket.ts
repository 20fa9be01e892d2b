import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/**
 * One open page, as little of it as the wire needs: a WebSocket (RFC 6455) that speaks Socket.IO (protocol 5 over
 * Engine.IO 4). Thousands of the usual clients in one process would measure themselves; this one looks at a push only
 * where the bench asks for it.
 */
export interface PageSettings {
  readonly port: number;
  /** Sent as the address of a proxy's client: each page is somebody else. */
  readonly address: string;
  readonly topic: string;
  /** Every Socket.IO event, as its text: `["events",{…}]`. */
  readonly heard: (text: string) => void;
}

const opcodeText = 1;
const opcodeClose = 8;
const opcodePing = 9;
const opcodePong = 10;

/** Resolves once the page has subscribed to its topic. */
export function openPage(settings: PageSettings): Promise<Socket> {
  const socket = connect(settings.port, '127.0.0.1');
  socket.setNoDelay(true);
  const key = randomBytes(16).toString('base64');
  socket.write(
    [
      'GET /realtime/?EIO=4&transport=websocket HTTP/1.1',
      `Host: localhost:${settings.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${key}`,
      `X-Forwarded-For: ${settings.address}`,
      '\r\n',
    ].join('\r\n'),
  );
  return new Promise((resolve, reject) => {
    let held: Buffer = Buffer.alloc(0);
    let isUpgraded = false;
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a page was closed')));
    socket.on('data', (chunk) => {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      if (!isUpgraded) {
        const end = held.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!held.subarray(0, end).toString().startsWith('HTTP/1.1 101')) {
          reject(new Error(`a page was refused: ${held.subarray(0, 40)}`));
          return;
        }
        held = held.subarray(end + 4);
        isUpgraded = true;
      }
      held = readFrames(held, (opcode, content) => {
        if (opcode === opcodeClose) socket.end();
        else if (opcode === opcodePing) send(socket, content, opcodePong);
        else if (opcode === opcodeText) hear(socket, content.toString(), settings, resolve);
      });
    });
  });
}

function hear(
  socket: Socket,
  text: string,
  { topic, heard }: PageSettings,
  opened: (socket: Socket) => void,
): void {
  if (text.startsWith('42')) heard(text.slice(2));
  else if (text === '2') send(socket, '3');
  else if (text.startsWith('0')) send(socket, '40');
  else if (text.startsWith('40')) {
    send(socket, `42${JSON.stringify(['subscribe', topic])}`);
    opened(socket);
  }
}

/** Hands over every whole frame and returns what is left. A server's frames are not masked and, from this one, never split. */
function readFrames(from: Buffer, frame: (opcode: number, content: Buffer) => void): Buffer {
  let rest = from;
  while (rest.length >= 2) {
    const short = (rest[1] ?? 0) & 127;
    const head = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (rest.length < head) break;
    const length =
      short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short;
    if (rest.length < head + length) break;
    frame((rest[0] ?? 0) & 15, rest.subarray(head, head + length));
    rest = rest.subarray(head + length);
  }
  return rest;
}

/** A client masks what it sends; these are short. */
function send(socket: Socket, content: string | Buffer, opcode: number = opcodeText): void {
  const bytes = Buffer.from(content);
  if (bytes.length > 125) throw new RangeError('too long for a short frame');
  const mask = randomBytes(4);
  const masked = bytes.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  socket.write(Buffer.concat([Buffer.from([128 | opcode, 128 | bytes.length]), mask, masked]));
}
