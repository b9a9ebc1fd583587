/** The part of ssh2 that core and its tests use. The types of DefinitelyTyped bring those of an old version of Node with them. */
declare module 'ssh2' {
  import type { EventEmitter } from 'node:events';
  import type { Socket } from 'node:net';

  interface Attributes {
    mode?: number;
    size?: number;
    mtime?: number;
    atime?: number;
  }

  interface ListedFile {
    filename: string;
    longname: string;
    attrs: Attributes;
  }

  type Done<Value> = (error: Error | undefined | null, value: Value) => void;

  interface SFTPWrapper {
    opendir(path: string, done: Done<Buffer>): void;
    readdir(handle: Buffer, done: Done<ListedFile[]>): void;
    lstat(path: string, done: Done<Attributes>): void;
    open(path: string, mode: 'r', done: Done<Buffer>): void;
    read(handle: Buffer, bytes: Buffer, offset: number, length: number, position: number, done: Done<number>): void;
    close(handle: Buffer, done: (error: Error | undefined | null) => void): void;
  }

  interface ClientSettings {
    sock: Socket;
    username: string;
    password?: string;
    privateKey?: string;
    passphrase?: string;
    tryKeyboard?: boolean;
    authHandler: readonly string[];
    readyTimeout: number;
    hostVerifier: (key: Buffer) => boolean;
  }

  class Client extends EventEmitter {
    connect(settings: ClientSettings): this;
    sftp(done: Done<SFTPWrapper>): this;
    destroy(): this;
  }

  /** One side of a session of the protocol in a server: it emits a request by its name, such as `READ`. */
  interface ServerSftp extends EventEmitter {
    status(request: number, code: number): void;
    handle(request: number, handle: Buffer): void;
    name(request: number, files: ListedFile[]): void;
    data(request: number, bytes: Buffer): void;
    attrs(request: number, attributes: Attributes): void;
  }

  interface Authentication {
    method: string;
    username: string;
    password: string;
    key: { algo: string; data: Buffer };
    prompt(prompts: { prompt: string; echo: boolean }[], answer: (answers: string[]) => void): void;
    accept(): void;
    reject(methods?: string[]): void;
  }

  class Server extends EventEmitter {
    constructor(settings: { hostKeys: string[] }, onConnection: (client: EventEmitter) => void);
    listen(port: number, host: string): this;
    address(): { port: number };
    close(): void;
  }

  interface ParsedKey {
    getPublicSSH(): Buffer;
  }

  const utils: {
    parseKey(text: string, passphrase?: string): ParsedKey | Error;
    generateKeyPairSync(
      type: 'ed25519',
      options?: { passphrase: string; cipher: string },
    ): { private: string; public: string };
    sftp: { STATUS_CODE: Record<'OK' | 'EOF' | 'NO_SUCH_FILE' | 'PERMISSION_DENIED' | 'FAILURE', number> };
  };

  const ssh2: { Client: typeof Client; Server: typeof Server; utils: typeof utils };
  export default ssh2;
  export type { Attributes, Authentication, Client, ListedFile, ServerSftp, SFTPWrapper };
}
