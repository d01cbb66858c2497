import { type IncomingHttpHeaders, request } from 'node:http';

/** The way to a server: where it is, and the address of this machine one comes from. */
export interface Door {
  readonly url: string;
  readonly from?: string;
}

export interface Asked {
  readonly method?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is a text already. */
  readonly body?: unknown;
  /** Milliseconds until whoever asks gives up. */
  readonly patience?: number;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One HTTP request, as `fetch` would make it, from an address of one's choice. */
export function ask(door: Door, path: string, asked: Asked = {}): Promise<Reply> {
  const { cookie, body, patience } = asked;
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, door.url), {
      method: asked.method ?? (text === undefined ? 'GET' : 'POST'),
      ...(door.from === undefined ? {} : { localAddress: door.from }),
      headers: {
        ...(text === undefined
          ? {}
          : {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
              origin: door.url,
            }),
        ...(cookie === undefined ? {} : { cookie }),
        ...asked.headers,
      },
    });
    if (patience !== undefined) {
      sent.setTimeout(patience, () => sent.destroy(new Error(`${path}: no answer`)));
    }
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks).toString() });
      });
    });
    sent.end(text);
  });
}
