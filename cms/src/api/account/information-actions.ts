import * as calls from '@scholars/contract/account';
import { notFound } from '../../platform/errors/contract-error.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { changedByPerson } from '../../platform/strapi/changed-by-person.js';
import { getUserById } from './get-user.js';

interface Information {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phoneNumber?: string | undefined;
  country?: string | undefined;
  city?: string | undefined;
  language?: 'en' | 'ar' | undefined;
}

export const actions = {
  updateUserInfo: defineAction(calls.updateUserInfo, async ({ body, signedIn }) => save(signedIn.userId, body)),

  // Everybody changes their own: the id that the older call names must be that.
  updateProfile: defineAction(calls.updateProfile, async ({ body: { userId: named, ...body }, signedIn }) => {
    const { userId } = signedIn;
    if (named && named !== (await getUserById(userId)).id) throw notFound();
    return save(userId, body);
  }),
};

async function save(userId: number, { firstName, lastName, phoneNumber, country, city, language }: Information) {
  const columns = { first_name: firstName, last_name: lastName, phone_number: phoneNumber, country, city, language };
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0)
    await strapi.db
      .connection('up_users')
      .where({ id: userId })
      .update({ ...given, ...changedByPerson() });
  return getUserById(userId);
}
