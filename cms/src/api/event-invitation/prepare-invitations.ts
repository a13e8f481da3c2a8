import { errors } from '@strapi/utils';
import { documentParams } from '../../platform/typed/trusted-types.js';
import { isTimeZone } from '@scholars/contract/zoned-instant';
import { codeFieldsOf, newInvitationCode } from './invitation-code.js';

const invitationUid = 'api::event-invitation.event-invitation';
/** A copy is another guest's: the answer is not. */
const unanswered = { attending: null, guests: 0, dietaryNeeds: '', accessNeeds: '', answeredAt: null };

/**
 * Gives every new invitation its own code, and refuses what staff cannot mean: an invitation to an event that does
 * not exist, an event in a zone that does not. Call once, while Strapi registers.
 */
export function prepareInvitations(): void {
  strapi.documents.use(async (context, next) => {
    const params = documentParams(context);
    if (context.uid === invitationUid) {
      if (params.data?.eventSlug !== undefined) await requireEvent(String(params.data.eventSlug));
      if (context.action === 'create') params.data = { ...codeFieldsOf(newInvitationCode()), ...known(params.data) };
      if (context.action === 'clone')
        params.data = { ...known(params.data), ...unanswered, ...codeFieldsOf(newInvitationCode()) };
    }
    if (
      context.uid === 'api::event.event' &&
      params.data?.timeZone != null &&
      !isTimeZone(String(params.data.timeZone))
    ) {
      throw new errors.ValidationError(
        `There is no time zone “${String(params.data.timeZone)}”. Write it like Asia/Qatar.`,
      );
    }
    return next();
  });
}

/** Without the fields that a form leaves empty: an empty code is none. */
function known(data: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !name.startsWith('code') || (value !== null && value !== undefined && value !== ''),
    ),
  );
}

async function requireEvent(slug: string): Promise<void> {
  const found = await strapi.db.query('api::event.event').findOne({ where: { slug }, select: ['id'] });
  if (!found) throw new errors.ValidationError(`There is no event with the address “${slug}”.`);
}
