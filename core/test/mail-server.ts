import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Faulty reaction to a mail: a temporary refusal, one for good, a closed connection, or no reaction at all. */
export type Fault = 'refuse' | 'reject' | 'drop' | 'hang';

export interface ReceivedMail {
  to: string[];
  raw: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  untilReceived(count: number): Promise<void>;
  /** Closes all connections and refuses new ones until `comeUp`, which listens on the same port again. */
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
  /** Reacts to every mail in this way until it is null again. */
  behave(fault: Fault | null): void;
}

interface Behaviour {
  /** Faulty reactions to the first mails, in turn; the others are accepted. */
  faults?: Fault[];
  /** Receives each accepted mail instead of `received`. */
  take?: (mail: ReceivedMail) => void;
}

/** Starts a mail server on a port of this machine. */
export async function startMailServer({ faults = [], take }: Behaviour = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let lasting: Fault | null = null;
  const keep = take ?? ((mail) => received.push(mail));
  const arrivals = new EventEmitter();
  const sockets = new Set<Socket>();
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const create = () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, callback) {
        const fault = lasting ?? faults.shift();
        if (fault === 'drop') return breakAll();
        stream.toArray().then((chunks) => {
          if (fault === 'hang') return;
          if (fault === 'refuse') return callback(Object.assign(new Error('Try later'), { responseCode: 451 }));
          if (fault === 'reject') return callback(Object.assign(new Error('Not here'), { responseCode: 554 }));
          const to = session.envelope.rcptTo.map(({ address }) => address);
          keep({ to, raw: Buffer.concat(chunks).toString() });
          callback();
          arrivals.emit('mail');
        }, callback);
      },
    });
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.on('error', () => undefined); // the server emits an error event when a client closes its connection
    return server;
  };
  let server = create();
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    const address = server.server.address();
    return typeof address === 'object' && address ? address.port : port;
  };
  const port = await listen(0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async untilReceived(count) {
      while (received.length < count) await once(arrivals, 'mail');
    },
    async goDown() {
      breakAll();
      await new Promise<void>((resolve) => server.close(resolve));
    },
    async comeUp() {
      server = create();
      await listen(port);
    },
    behave(fault) {
      lasting = fault;
    },
  };
}
