import type { TravelIntakeSeed } from './shapes.js';

type TravelRequestSeed = TravelIntakeSeed & { country: string; purpose: string; reason?: string };

/** Of the demo's members. */
export const travelRequests: TravelRequestSeed[] = [
  {
    status: 'in_review',
    locale: 'en',
    submittedDaysAgo: 3,
    departsInDays: 40,
    staysDays: 4,
    fullName: 'Layla Haddad',
    emailAddress: 'member@scholars.example',
    phoneNumber: '+974 55512345',
    preferredAirport: 'Doha (DOH)',
    specialTravelRequirements: 'Vegetarian meals.',
    country: 'QA',
    purpose: 'To lead the reading workshop at the partner school in Amman.',
  },
  {
    status: 'needs_info',
    locale: 'en',
    submittedDaysAgo: 12,
    departsInDays: 75,
    staysDays: 6,
    fullName: 'Layla Haddad',
    emailAddress: 'member@scholars.example',
    phoneNumber: '+974 55512345',
    preferredAirport: 'Doha (DOH)',
    specialTravelRequirements: 'None',
    country: 'QA',
    purpose: 'A stay at the archive in Rabat for the literacy atlas.',
    reason: 'Please tell us on which days the archive is open to you, so that we can book around them.',
  },
  {
    status: 'booked',
    locale: 'ar',
    submittedDaysAgo: 30,
    departsInDays: 20,
    staysDays: 3,
    fullName: 'سلمى بنت راشد',
    emailAddress: 'salma.rashid@gulfriver.example',
    phoneNumber: '+968 92001122',
    preferredAirport: 'مسقط (MCT)',
    specialTravelRequirements: 'لا يوجد',
    country: 'OM',
    purpose: 'إلقاء محاضرة عن إدارة الأفلاج في اللقاء السنوي.',
  },
];
