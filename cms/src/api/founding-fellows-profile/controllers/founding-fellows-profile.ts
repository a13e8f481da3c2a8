import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::founding-fellows-profile.founding-fellows-profile');
