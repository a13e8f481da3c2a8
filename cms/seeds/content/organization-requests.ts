import type { OrganizationType } from './shapes.js';

export interface OrganizationRequestSeed {
  status: 'new' | 'in_review' | 'answered' | 'approved' | 'declined';
  locale: 'en' | 'ar';
  submittedDaysAgo: number;
  organizationName: string;
  type: OrganizationType;
  /** ISO 3166 two-letter code. */
  country: string;
  website: string;
  contactName: string;
  contactTitle: string;
  emailAddress: string;
  phoneNumber: string;
  /** 10 to 2,000 characters. */
  reason: string;
}

/** In every status and both languages. All organizations and people are invented. */
export const organizationRequests: OrganizationRequestSeed[] = [
  {
    status: 'new',
    locale: 'ar',
    submittedDaysAgo: 1,
    organizationName: 'مركز صور للدراسات البحرية',
    type: 'research-centre',
    country: 'OM',
    website: 'https://surmarine.example',
    contactName: 'خولة بنت حمد العريمية',
    contactTitle: 'مديرة المركز',
    emailAddress: 'khawla@surmarine.example',
    phoneNumber: '+968 94550172',
    reason:
      'يدرس مركزنا تيارات بحر العرب ومصائده منذ أحد عشر عامًا، وفيه تسعة عشر باحثًا. نرغب في الإعلان عن زمالتين لما بعد الدكتوراه كل عام بالعربية والإنجليزية، وفي التعرف إلى باحثين في الاستشعار عن بُعد، فهذا ما ينقص فريقنا.',
  },
  {
    status: 'new',
    locale: 'en',
    submittedDaysAgo: 2,
    organizationName: 'Institute for Rural Classrooms',
    type: 'ngo',
    country: 'PK',
    website: 'ruralclassrooms.example',
    contactName: 'Farzana Iqbal',
    contactTitle: 'Head of Programmes',
    emailAddress: 'farzana@ruralclassrooms.example',
    phoneNumber: '+92 3005550142',
    reason:
      'We train teachers in four hundred villages and measure what changes in the classroom. We would like to offer field placements of three to six months to doctoral students in education, and to learn from the members who work on reading in two scripts.',
  },
  {
    status: 'in_review',
    locale: 'en',
    submittedDaysAgo: 6,
    organizationName: 'Helvetic Solar Chemistry AG',
    type: 'company',
    country: 'CH',
    website: 'https://www.helveticsolar.example/en',
    contactName: 'Jonas Brunner',
    contactTitle: 'Director of Research',
    emailAddress: 'jonas.brunner@helveticsolar.example',
    phoneNumber: '+41 795550163',
    reason:
      'We make thin films that turn sunlight into fuel. Together with two universities in the Gulf we test them in heat and dust. We have four open posts this year and would rather find people through a network of scholars than through a job board.',
  },
  {
    status: 'in_review',
    locale: 'ar',
    submittedDaysAgo: 8,
    organizationName: 'جامعة حضرموت الأهلية للتقنية',
    type: 'university',
    country: 'YE',
    website: 'https://hadhramout-tech.example',
    contactName: 'سالم عبد القادر باوزير',
    contactTitle: 'عميد البحث العلمي',
    emailAddress: 'bawazir@hadhramout-tech.example',
    phoneNumber: '+967 733555014',
    reason:
      'نحن جامعة أهلية صغيرة فيها أربع كليات. يهمّنا أن يصل أساتذتنا الشباب إلى الزمالات والبرامج القصيرة التي تُنشر على موقعكم، وأن نستضيف باحثين زائرين في هندسة البناء بالطين، ولنا فيه معمل ومدينة كاملة من حولنا.',
  },
  {
    status: 'answered',
    locale: 'en',
    submittedDaysAgo: 13,
    organizationName: 'Ministry of Youth and Skills, Regional Office North',
    type: 'government',
    country: 'KE',
    website: 'https://youthskills-north.example',
    contactName: 'Beatrice Chebet',
    contactTitle: 'Deputy Director',
    emailAddress: 'b.chebet@youthskills-north.example',
    phoneNumber: '+254 722555019',
    reason:
      'Our office places graduates in county governments for one year. Could a regional office join, or must the request come from the ministry itself? We would bring sixty placements a year.',
  },
  {
    status: 'approved',
    locale: 'ar',
    submittedDaysAgo: 24,
    organizationName: 'مؤسسة البتراء للمخطوطات',
    type: 'foundation',
    country: 'JO',
    website: 'https://petramanuscripts.example',
    contactName: 'هيثم سليم النابلسي',
    contactTitle: 'الأمين العام',
    emailAddress: 'h.nabulsi@petramanuscripts.example',
    phoneNumber: '+962 795550128',
    reason:
      'تموّل مؤسستنا فهرسة المخطوطات العربية الخاصة وترقيمها. نودّ أن ننشر على موقعكم منح الترميم السنوية، وأن يتعاون معنا باحثو الذكاء الاصطناعي في قراءة الخطوط، وقد أتحنا لذلك ثلاثة آلاف صفحة مقروءة.',
  },
  {
    status: 'approved',
    locale: 'en',
    submittedDaysAgo: 38,
    organizationName: 'Tallinn Centre for Digital Society',
    type: 'research-centre',
    country: 'EE',
    website: 'https://digitalsociety-tallinn.example',
    contactName: 'Maarja Tamm',
    contactTitle: 'Executive Director',
    emailAddress: 'maarja.tamm@digitalsociety-tallinn.example',
    phoneNumber: '+372 55550112',
    reason:
      'We study what happens to families, courts and schools once their papers are digital. We run a summer school every August and have places for ten members; half of them come with a travel grant.',
  },
  {
    status: 'declined',
    locale: 'en',
    submittedDaysAgo: 33,
    organizationName: 'Apex Conference Holdings',
    type: 'company',
    country: 'GB',
    website: 'https://apexconf.example',
    contactName: 'Derek Vance',
    contactTitle: 'Sales Manager',
    emailAddress: 'derek.vance@apexconf.example',
    phoneNumber: '',
    reason:
      'We organise 300 international conferences a year and want to offer your members publication packages. Please send your member list with e-mail addresses.',
  },
];
