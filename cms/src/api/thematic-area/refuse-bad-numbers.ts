import { thematicAreaSlugs } from '@scholars/contract/thematic-area-slugs';
import { isWrite } from '../../platform/strapi/document-calls.js';
import { fieldsToSave, isTaken } from '../../platform/strapi/fields-to-save.js';
import { refusal } from '../../platform/strapi/refusal.js';
import { documentParams } from '../../platform/typed/trusted-types.js';

const uid = 'api::thematic-area.thematic-area';

/**
 * Refuses to save a focus area whose number is none of the five, or another one's: the site would show one of the two.
 * Call once, while Strapi registers.
 */
export function refuseBadNumbers(): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === uid && isWrite(context.action)) {
      const params = documentParams(context);
      const { number } = await fieldsToSave(uid, params, ['number']);
      if (typeof number === 'number' || typeof number === 'string') {
        if (!Object.hasOwn(thematicAreaSlugs, number)) throw refusal('no-area-number', 'number');
        if (await isTaken(uid, context.action, params, { number })) throw refusal('number-taken', 'number');
      }
    }
    return next();
  });
}
