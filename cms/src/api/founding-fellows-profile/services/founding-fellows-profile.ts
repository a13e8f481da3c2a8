import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::founding-fellows-profile.founding-fellows-profile');
