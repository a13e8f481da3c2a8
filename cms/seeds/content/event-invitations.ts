import type { EventInvitationSeed } from './shapes.js';

/** Guests of the annual gathering: two whose codes the README names, the others in every state. */
export const eventInvitations: EventInvitationSeed[] = [
  { demoCode: 'DEMO-GATHERING-EN', fullName: 'Helen Brooks', emailAddress: 'helen.brooks@guests.example', language: 'en', maxGuests: 2, travelOffered: true },
  { demoCode: 'DEMO-GATHERING-AR', fullName: 'سلوى المرزوقي', emailAddress: 'salwa.almarzouqi@guests.example', language: 'ar', maxGuests: 2, travelOffered: true },
  {
    fullName: 'Joseph Mensah',
    emailAddress: 'joseph.mensah@guests.example',
    language: 'en',
    maxGuests: 1,
    travelOffered: true,
    answer: { attending: 'yes', guests: 1, dietaryNeeds: 'Vegetarian; my guest does not eat nuts.', accessNeeds: '', daysAgo: 12 },
  },
  {
    fullName: 'عبد العزيز الشامسي',
    emailAddress: 'abdulaziz.alshamsi@guests.example',
    language: 'ar',
    maxGuests: 2,
    travelOffered: false,
    answer: { attending: 'yes', guests: 2, dietaryNeeds: '', accessNeeds: 'يستخدم أحد مرافقيّ كرسيًا متحركًا.', daysAgo: 9 },
  },
  {
    fullName: 'Marta Kowalska',
    emailAddress: 'marta.kowalska@guests.example',
    language: 'en',
    maxGuests: 0,
    travelOffered: false,
    answer: { attending: 'online', guests: 0, dietaryNeeds: '', accessNeeds: 'Captions in English, please.', daysAgo: 7 },
  },
  {
    fullName: 'ليلى بوعزيزي',
    emailAddress: 'leila.bouazizi@guests.example',
    language: 'ar',
    maxGuests: 1,
    travelOffered: true,
    answer: { attending: 'no', guests: 0, dietaryNeeds: '', accessNeeds: '', daysAgo: 4 },
  },
  { fullName: 'Thomas Eriksen', emailAddress: 'thomas.eriksen@guests.example', language: 'en', maxGuests: 1, travelOffered: true },
  { fullName: 'Clara Jensen', emailAddress: 'clara.jensen@guests.example', language: 'en', maxGuests: 0, travelOffered: true, withdrawn: true },
];
