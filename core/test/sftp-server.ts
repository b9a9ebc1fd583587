import { once } from 'node:events';
import ssh2, { type Attributes, type Authentication, type ListedFile, type ServerSftp } from 'ssh2';

const { Server, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;

/** A file of the server, or what its list of files says of one. */
export interface SftpFile {
  name: string;
  content: Buffer;
  /** Seconds since 1970. */
  mtime: number;
  /** Size that the server states when it is another one than that of the content. */
  size?: number;
  kind?: 'file' | 'link' | 'folder';
  /** True when the list says the kind in the long form of the name alone. */
  isWithoutMode?: boolean;
}

const kinds = { file: [0o100_644, '-'], link: [0o120_777, 'l'], folder: [0o040_755, 'd'] } as const;

/** Returns a new key. Of the keys that ssh2 generates, one in three hundred is malformed. */
function generateKey(options?: { passphrase: string; cipher: string }) {
  for (;;) {
    const pair = utils.generateKeyPairSync('ed25519', options);
    if (!(utils.parseKey(pair.private, options?.passphrase) instanceof Error)) return pair;
  }
}

/** Starts an SFTP server with one folder, `/livraisons`, that misbehaves as `state` says. */
export async function startSftpServer() {
  const keys = [generateKey(), generateKey()] as const;
  const userKey = generateKey({ passphrase: 'phrase', cipher: 'aes256-ctr' });
  const state = {
    files: [] as SftpFile[],
    password: 'secret',
    /** True when the password is taken as the answer to a question alone. */
    isInteractive: false,
    /** Number of bytes of a file after which the server is silent. */
    stallsAt: undefined as number | undefined,
    /** Number of bytes of a file after which the server says that it ends. */
    endsAt: undefined as number | undefined,
    /** Number of bytes after which the connection breaks off. */
    breaksAt: undefined as number | undefined,
    /** Happens before a part of a file is sent. */
    onRead: undefined as (() => void) | undefined,
    isFolderClosed: false,
    /** True when the list of files never ends. */
    isEndless: false,
    connections: 0,
    /** Every user name that was sent, with the way of its sign-in. */
    signIns: [] as string[],
    reads: 0,
  };

  const attributesOf = ({ content, mtime, size, kind = 'file' }: SftpFile): Attributes => ({
    mode: kinds[kind][0],
    size: size ?? content.length,
    mtime,
    atime: mtime,
  });
  const listed = (file: SftpFile): ListedFile => {
    const { mode, ...attrs } = attributesOf(file);
    return {
      filename: file.name,
      longname: `${kinds[file.kind ?? 'file'][1]}rw-r--r-- 1 0 0 ${file.content.length} Jun 15 12:00 ${file.name}`,
      attrs: file.isWithoutMode || mode === undefined ? attrs : { ...attrs, mode },
    };
  };
  const fileAt = (path: string) => state.files.find(({ name }) => path === `/livraisons/${name}`);

  function serve(sftp: ServerSftp, breakOff: () => void) {
    let isListed = false;
    sftp.on('OPENDIR', (request, path) => {
      if (state.isFolderClosed) return sftp.status(request, STATUS_CODE.PERMISSION_DENIED);
      if (path !== '/livraisons') return sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
      isListed = false;
      sftp.handle(request, Buffer.from('folder'));
    });
    sftp.on('READDIR', (request) => {
      if (isListed && !state.isEndless) return sftp.status(request, STATUS_CODE.EOF);
      isListed = true;
      sftp.name(request, state.files.map(listed));
    });
    sftp.on('LSTAT', (request, path) => {
      const file = fileAt(path);
      return file ? sftp.attrs(request, attributesOf(file)) : sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
    });
    sftp.on('OPEN', (request, path) =>
      fileAt(path) ? sftp.handle(request, Buffer.from(path)) : sftp.status(request, STATUS_CODE.NO_SUCH_FILE),
    );
    sftp.on('READ', (request, handle: Buffer, offset: number, length: number) => {
      state.reads++;
      state.onRead?.();
      const content = fileAt(handle.toString())?.content ?? Buffer.alloc(0);
      if (state.stallsAt !== undefined && offset >= state.stallsAt) return;
      if (state.breaksAt !== undefined && offset >= state.breaksAt) return breakOff();
      const end = Math.min(content.length, state.endsAt ?? content.length, offset + length);
      return end > offset ? sftp.data(request, content.subarray(offset, end)) : sftp.status(request, STATUS_CODE.EOF);
    });
    sftp.on('CLOSE', (request) => sftp.status(request, STATUS_CODE.OK));
  }

  const isKnownKey = (key: Authentication['key']) => {
    const known = utils.parseKey(userKey.public);
    return !(known instanceof Error) && known.getPublicSSH().equals(key.data);
  };

  function start(hostKey: string, port: number) {
    const server = new Server({ hostKeys: [hostKey] }, (client) => {
      state.connections++;
      client.on('error', () => undefined);
      client.on('authentication', (context: Authentication) => {
        state.signIns.push(`${context.username} ${context.method}`);
        const take = (isRight: boolean) => (isRight ? context.accept() : context.reject());
        if (context.method === 'publickey') return take(isKnownKey(context.key));
        if (context.method === 'password' && !state.isInteractive) return take(context.password === state.password);
        if (context.method !== 'keyboard-interactive' || !state.isInteractive)
          return context.reject(['keyboard-interactive']);
        context.prompt([{ prompt: 'Password: ', echo: false }], ([answer]) => take(answer === state.password));
      });
      client.on('session', (accept) =>
        accept().on('sftp', (acceptSftp: () => ServerSftp) => serve(acceptSftp(), () => client.emit('break'))),
      );
      client.on('break', () => Object(client).end());
    });
    server.listen(port, '127.0.0.1');
    return server;
  }

  let server = start(keys[0].private, 0);
  await once(server, 'listening');
  const { port } = server.address();
  return {
    state,
    port,
    userKey: userKey.private,
    /** Begins anew at the same port with another key. */
    async changeKey() {
      server.close();
      server = start(keys[1].private, port);
      await once(server, 'listening');
    },
    close: () => server.close(),
  };
}

export type SftpTestServer = Awaited<ReturnType<typeof startSftpServer>>;
