import type { PageSeed } from '../shapes.js';

/** What stands above the lists of members and organizations. */
export const directoryPages: PageSeed[] = [
  {
    slug: 'members',
    title: {
      en: 'Members',
      ar: 'الأعضاء',
    },
    summary: {
      en: 'The directory of the network’s scholars, by subject, institution and country.',
      ar: 'دليل علماء الشبكة بحسب التخصص والمؤسسة والبلد.',
    },
    body: {
      en: 'The directory lists members who have chosen to be found. Search by name in Arabic or Latin script, by institution or by country, or narrow the list to a focus area. Each profile shows what its owner has made public; sign in to see what members share with one another and to ask for a connection.',
      ar: 'يضم الدليل الأعضاء الذين اختاروا أن يظهروا فيه. ويمكنكم البحث بالاسم بالحروف العربية أو اللاتينية، أو بالمؤسسة، أو بالبلد، أو حصر القائمة في أحد مجالات التركيز. ويعرض كل ملف ما أتاحه صاحبه للعموم؛ ومن سجّل الدخول اطّلع على ما يتشاركه الأعضاء فيما بينهم، وأمكنه إرسال طلبات التواصل.',
    },
  },
  {
    slug: 'organizations',
    title: {
      en: 'Organizations',
      ar: 'المؤسسات',
    },
    summary: {
      en: 'The universities, research centres, companies, foundations and public bodies that work with the network.',
      ar: 'الجامعات ومراكز البحث والشركات والمؤسسات الخيرية والجهات الحكومية التي تعمل مع الشبكة.',
    },
    body: {
      en: 'These organizations offer the posts, fellowships and programmes that you find on this site. Open an entry to read what the organization does, which focus areas it works in, what it offers now and which members work there. Members can follow an organization and are told when it publishes something new.',
      ar: 'تطرح هذه المؤسسات ما تجدونه على الموقع من وظائف وزمالات وبرامج. وتعرّف صفحة كل مؤسسة بعملها، ومجالات التركيز التي تعمل فيها، والفرص التي تتيحها حاليًا، والأعضاء العاملين لديها. وللأعضاء متابعة المؤسسات، فيصلهم إشعار كلما نشرت جديدًا.',
    },
  },
];
