import { newsletterSubscription } from '@scholars/contract/forms/site';
import { rulesOf } from '~/shared/form/rules-of';

export const { parse } = rulesOf(newsletterSubscription);
