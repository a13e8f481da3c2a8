import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::travel-intake.travel-intake');
