import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readTheme } from '~/session/theme';
import { changesNothing } from './cross-site';
import { createKeptPageSender, type KeptPageSettings } from './kept-page-sender';
import type { Metrics } from './metrics';
import { createOwnPageSender } from './own-page-sender';
import type { PortalRequest } from './portal-request';
import type { FindPreview } from './preview';
import { createPreviewSender } from './preview-sender';

interface Settings extends KeptPageSettings {
  findPreview: FindPreview;
  metrics: Pick<Metrics, 'notePage' | 'noteOwnPage' | 'noteRefused'>;
  /** Off in development, where Vite puts its own scripts into pages. */
  hasPolicy: boolean;
}

/** Answers everything that the routes know. */
export function createPages(settings: Settings) {
  const { sessions, findPreview, hasPolicy } = settings;
  const newNonce = () => (hasPolicy ? randomBytes(16).toString('base64') : undefined);
  const keptPages = createKeptPageSender(settings);
  const sendOwn = createOwnPageSender({ ...settings, newNonce, keptPages });
  const sendPreview = createPreviewSender({ ...settings, newNonce });

  async function send(req: IncomingMessage, res: ServerResponse, request: PortalRequest): Promise<void> {
    const { address, cookieHeader } = request;
    const preview = changesNothing(req.method) ? findPreview(address.search) : undefined;
    if (preview) return sendPreview(req, res, request, preview);
    const theme = readTheme(cookieHeader);
    const kept = changesNothing(req.method) ? keptPages.find(address, theme) : undefined;
    const isShared = !sessions.isNamedIn(cookieHeader);
    await (kept && isShared ? keptPages.sendKept(req, res, request, kept, theme) : sendOwn(req, res, request, kept));
  }

  return { send, sendFresh: keptPages.sendFresh, bytesOf: keptPages.bytesOf };
}
