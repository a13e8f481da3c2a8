import { isWrite } from '../../platform/strapi/document-calls.js';
import { refusal } from '../../platform/strapi/refusal.js';
import { documentParams } from '../../platform/typed/trusted-types.js';

const uid = 'api::announcement.announcement';
/** Refuses to save an announcement that ends before it begins. Call once, while Strapi registers. */
export function refuseEmptyWindows(): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === uid && isWrite(context.action)) {
      const { documentId, data = {} } = documentParams(context);
      const { from, to } = { ...(documentId && (await findWindow(documentId))), ...data };
      if (isMoment(from) && isMoment(to) && new Date(to) <= new Date(from))
        throw refusal('ends-before-it-begins', 'to');
    }
    return next();
  });
}

const isMoment = (value: unknown): value is string | Date => typeof value === 'string' || value instanceof Date;

/** As it is drafted: whoever writes one end alone leaves the other one as it is. */
function findWindow(documentId: string): Promise<{ from: string | null; to: string | null } | null> {
  return strapi.db.query(uid).findOne({ select: ['from', 'to'], where: { documentId, publishedAt: { $null: true } } });
}
