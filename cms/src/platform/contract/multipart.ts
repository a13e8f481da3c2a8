import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { fileTypeFromBuffer } from 'file-type';
import { formTextMaxBytes } from '@scholars/contract/limits';
import { ContractError } from '../errors/contract-error.js';

/** A file that was sent, whole and in memory: it never touches a temporary folder. */
export interface Upload {
  /** As the sender named it; for showing only. */
  name: string;
  /** MIME type as the content shows it; `''` when it shows none that is known. What the sender claimed is ignored. */
  type: string;
  size: number;
  content: Buffer;
}

interface Multipart {
  fields: Record<string, string>;
  files: Partial<Record<string, Upload>>;
}

interface Rules {
  files: readonly string[];
  maxFileBytes: number;
}

// One byte more than a rule allows is enough to know that a file is too large; nothing beyond it is kept.
const spareBytes = 1;

/**
 * Reads a multipart body: the named file fields at most once each, texts within the form's text limit.
 * A file over the limit comes back cut, one byte too large, for the contract's rule to refuse.
 *
 * @throws ContractError 400 for a body that is not well-formed or has parts that the form does not have
 */
export async function readMultipart(req: IncomingMessage, contentType: string, rules: Rules): Promise<Multipart> {
  const { fields, contents } = await receive(req, contentType, rules);
  const files: Multipart['files'] = {};
  for (const [field, { name, content }] of contents) {
    // Browsers send an empty, nameless part for a picker that was left alone.
    if (content.length === 0 && name === '') continue;
    files[field] = { name, content, size: content.length, type: await detectType(content) };
  }
  return { fields, files };
}

/** The MIME type that a file's content shows, whatever it is named; '' when it shows none. */
async function detectType(content: Buffer): Promise<string> {
  try {
    return (await fileTypeFromBuffer(content))?.mime ?? '';
  } catch {
    return ''; // cut short within its own header
  }
}

interface Received {
  fields: Record<string, string>;
  contents: Map<string, { name: string; content: Buffer }>;
}

function receive(req: IncomingMessage, contentType: string, { files, maxFileBytes }: Rules): Promise<Received> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    const contents: Received['contents'] = new Map();
    const fail = () => {
      req.unpipe(parser);
      req.resume(); // what is still on its way is read and dropped, so that the answer can be delivered
      reject(new ContractError(400));
    };
    const parser = openParser(contentType, { fileSize: maxFileBytes + spareBytes, files: files.length });
    parser.on('file', (field, stream, { filename }) => {
      if (!files.includes(field) || contents.has(field)) return fail();
      const chunks: Buffer[] = [];
      contents.set(field, { name: filename ?? '', content: Buffer.alloc(0) });
      // A body that ends within a file fails here too; unheard, that would end the process.
      stream.on('error', fail);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => contents.set(field, { name: filename ?? '', content: Buffer.concat(chunks) }));
    });
    parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated) return fail();
      fields[name] = value;
    });
    parser.on('filesLimit', fail);
    parser.on('fieldsLimit', fail);
    parser.on('partsLimit', fail);
    parser.on('error', fail);
    parser.on('close', () => resolve({ fields, contents }));
    req.on('aborted', fail);
    req.on('error', fail);
    req.pipe(parser);
  });
}

function openParser(contentType: string, limits: { fileSize: number; files: number }) {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { ...limits, fields: 60, parts: 80, fieldSize: formTextMaxBytes, fieldNameSize: 100 },
    });
  } catch {
    throw new ContractError(400); // no boundary
  }
}
