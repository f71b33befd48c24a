/** A message as a mail client would show it. */
export interface ReceivedMessage {
  /** Recipient of the SMTP envelope. */
  recipients: string[];
  sender: string;
  headers: Map<string, string>;
  subject: string;
  text: string;
  html: string;
  raw: string;
}

/** Parses our messages: text and HTML alternatives, in the usual encodings. */
export function readMessage(
  raw: string,
  envelope: { sender: string; recipients: string[] },
): ReceivedMessage {
  const { headers } = split(raw);
  const parts = textParts(raw);
  return {
    ...envelope,
    headers,
    subject: headers.get('subject') ?? '',
    text: parts.find(({ type }) => type === 'text/plain')?.content ?? '',
    html: parts.find(({ type }) => type === 'text/html')?.content ?? '',
    raw,
  };
}

interface TextPart {
  type: string;
  content: string;
}

function textParts(part: string): TextPart[] {
  const { headers, body } = split(part);
  const contentType = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((inner) => textParts(inner.trimStart()));
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return [{ type, content: decode(body, headers.get('content-transfer-encoding') ?? '') }];
}

function split(part: string): { headers: Map<string, string>; body: string } {
  const end = part.search(/\r?\n\r?\n/);
  const head = end < 0 ? part : part.slice(0, end);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: end < 0 ? '' : part.slice(end).replace(/^(\r?\n){2}/, '') };
}

function decode(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  if (/quoted-printable/i.test(encoding)) return fromQuotedPrintable(body.replace(/=\r?\n/g, ''));
  return body;
}

/** Encoded words of a header, such as =?UTF-8?Q?Publicaci=C3=B3n?=; white space between two of them is dropped. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );
}

function fromQuotedPrintable(text: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = /^=([0-9A-F]{2})/i.exec(text.slice(at, at + 3))?.[1];
    if (code) {
      bytes.push(Number.parseInt(code, 16));
      at += 2;
    } else {
      bytes.push(...Buffer.from(text.charAt(at), 'utf8'));
    }
  }
  return Buffer.from(bytes).toString('utf8');
}
