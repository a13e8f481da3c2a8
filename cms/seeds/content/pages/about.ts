import type { PageSeed } from '../shapes.js';

export const aboutPage: PageSeed = {
  slug: 'about',
  title: { en: 'About the network', ar: 'عن الشبكة' },
  summary: {
    en: 'A network that belongs to its members. It connects people who work in education, research and innovation, in Arabic and in English, wherever they live.',
    ar: 'شبكة يملكها أعضاؤها، تصل بين العاملين في ميادين التعليم والبحث والابتكار، بالعربية والإنجليزية، حيثما أقاموا.',
  },
  body: { en: '', ar: '' },
  blocks: [
    {
      block: 'text',
      title: { en: 'Our mission', ar: 'رسالتنا' },
      body: {
        en: `Good scholarship depends on other scholars. To meet the right one should not be a privilege.

The colleague who reads a draft, the laboratory that lends an instrument, the school that lets a new idea into the classroom: such meetings are too often left to chance, or to those who already know the right people. Our mission is to make them possible for every serious scholar, in Arabic and in English, whatever their rank and wherever they work.`,
        ar: `العلم الرصين ثمرة صحبة العلماء، والوصول إلى الزميل المناسب لا ينبغي أن يكون امتيازًا لأحد.

زميل يقرأ المسوّدة، ومختبر يعير جهازًا، ومدرسة تفتح صفوفها لفكرة جديدة: لقاءات كثيرًا ما تُترك للمصادفة، أو تقتصر على من يعرفون أصحاب الشأن سلفًا. ورسالتنا أن نجعلها متاحة لكل باحث جاد، بالعربية والإنجليزية، أيًّا كانت رتبته وحيثما كان مقر عمله.`,
      },
      aside: {
        en: 'Three passages are hard to make alone: from study to a first post, from a result to its use, and from one language of scholarship to another. They have our particular attention.',
        ar: 'ثلاث نقلات يصعب على المرء أن يجتازها وحده: من الدراسة إلى الوظيفة الأولى، ومن النتيجة العلمية إلى تطبيقها، ومن لغة علمية إلى أخرى. ولها عندنا عناية خاصة.',
      },
    },
    {
      block: 'figures',
      title: { en: 'The network in numbers', ar: 'الشبكة في أرقام' },
      figures: [
        { figure: 'members' },
        { figure: 'countries' },
        { figure: 'organizations' },
        { figure: 'opportunities' },
      ],
    },
    {
      block: 'cards',
      title: { en: 'How the network works', ar: 'كيف تعمل الشبكة' },
      lead: { en: 'Four things, done carefully.', ar: 'أربعة أعمال نؤديها بعناية.' },
      items: [
        {
          icon: 'search',
          title: { en: 'It publishes opportunities', ar: 'تنشر الفرص' },
          text: {
            en: 'Posts, fellowships, schools and prizes, each with its partner, its place and its closing date. Partners decide whom they appoint; the network keeps the procedure clear.',
            ar: 'وظائف وزمالات ومدارس علمية وجوائز، ومع كل منها صاحبها ومكانها وآخر موعد للتقديم. وللشريك وحده قرار التعيين، وعلى الشبكة وضوح الإجراءات.',
          },
          link: '/opportunities',
          linkLabel: { en: 'See the opportunities', ar: 'اطّلعوا على الفرص' },
        },
        {
          icon: 'person',
          title: { en: 'It makes scholars findable', ar: 'تعرّف بالعلماء' },
          text: {
            en: 'The directory can be searched by name in either script, by subject, by institution and by country. Each member decides what it shows.',
            ar: 'يمكن البحث في الدليل بالاسم بالحرفين العربي واللاتيني، وبالتخصص والمؤسسة والبلد. ولكل عضو أن يقرر ما يظهر عنه فيه.',
          },
          link: '/members',
          linkLabel: { en: 'Open the directory', ar: 'افتحوا الدليل' },
        },
        {
          icon: 'building',
          title: { en: 'It brings organizations in', ar: 'تشرك المؤسسات' },
          text: {
            en: 'Universities, companies, foundations and public bodies show what they do and what they offer, free of charge.',
            ar: 'تعرّف الجامعات والشركات والمؤسسات الخيرية والجهات الحكومية بعملها وبما تتيحه من فرص، دون مقابل.',
          },
          link: '/organizations',
          linkLabel: { en: 'See the organizations', ar: 'تعرّفوا إلى المؤسسات' },
        },
        {
          icon: 'calendar',
          title: { en: 'It meets', ar: 'تجمع أعضاءها' },
          text: {
            en: 'Once a year members, partners and guests spend three days in Doha over lectures, working tables and unhurried conversation.',
            ar: 'يلتقي الأعضاء والشركاء والضيوف مرةً كل عام في الدوحة ثلاثة أيام، بين محاضرات وطاولات عمل وأحاديث متأنية.',
          },
          link: '/annual-gathering-24',
          linkLabel: { en: 'The Annual Gathering', ar: 'اللقاء السنوي' },
        },
      ],
    },
    {
      block: 'listing',
      subject: 'areas',
      count: 5,
      title: { en: 'Five focus areas', ar: 'خمسة مجالات تركيز' },
      lead: {
        en: 'They give the work a common direction. Each is approached through education, research and innovation.',
        ar: 'توجّه العمل المشترك وجهة واحدة، ونتناول كلًّا منها من باب التعليم والبحث والابتكار.',
      },
      linkLabel: { en: '', ar: '' },
    },
    {
      block: 'quote',
      isDemo: true,
      text: {
        en: 'A child who learns to read in two languages needs teachers who talk to each other. So do the people who study that child.',
        ar: 'الطفل الذي يتعلّم القراءة بلغتين يحتاج إلى معلمين يحاور بعضهم بعضًا. وكذلك من يدرسون هذا الطفل.',
      },
      person: { en: 'Layla Haddad', ar: 'ليلى حداد' },
      role: { en: 'Learning scientist, Doha Institute of Science', ar: 'باحثة في علوم التعلّم، معهد الدوحة للعلوم' },
    },
    {
      block: 'text',
      title: { en: 'Governance', ar: 'الحوكمة' },
      body: {
        en: `A Council of eleven scholars sets the direction of the network.

Nine of its members are elected by the membership and two are named by the partner organizations. All serve for three years and may be re-elected once. Each focus area has an advisory committee that proposes priorities and reviews programmes. A council member who has an interest in a decision takes no part in it.

The programme office in Doha carries out the Council’s decisions. Its coordinators read every submission, answer messages and arrange travel.`,
        ar: `يرسم توجّهَ الشبكة مجلسٌ من أحد عشر عالمًا وعالمة.

ينتخب الأعضاء تسعة منهم، وتسمّي المؤسسات الشريكة اثنين. ومدة العضوية فيه ثلاث سنوات، وتجوز إعادة الانتخاب مرة واحدة. ولكل مجال تركيز لجنة استشارية تقترح أولوياته وتراجع برامجه. ويمتنع عضو المجلس عن المشاركة في أي قرار له فيه مصلحة.

ويتولى مكتب البرامج في الدوحة تنفيذ قرارات المجلس؛ فمنسّقوه يقرؤون كل ما يرد من طلبات، ويجيبون عن الرسائل، ويرتبون شؤون السفر.`,
      },
      aside: {
        en: 'The Council reports every year in both languages: its decisions, the number of applications and appointments, and the accounts.',
        ar: 'يصدر المجلس كل عام تقريرًا باللغتين يضم قراراته، وأعداد الطلبات والتعيينات، والحسابات المالية.',
      },
    },
    {
      block: 'people',
      isDemo: true,
      title: { en: 'Members of the Council', ar: 'من أعضاء المجلس' },
      lead: {
        en: 'Scholars first: each of them keeps a profile like everybody else.',
        ar: 'علماء قبل كل شيء؛ ولكل منهم ملف شخصي كسائر الأعضاء.',
      },
      members: [
        'amina-el-fassi',
        'khalid-al-otaibi',
        'grace-wanjiru',
        'tariq-al-mahmoud',
        'lucia-fernandez',
        'abdullah-al-naimi',
        'maya-khoury',
        'kenji-morita',
      ],
    },
    {
      block: 'timeline',
      isDemo: true,
      title: { en: 'How it came about', ar: 'كيف نشأت الشبكة' },
      items: [
        {
          when: { en: '2021', ar: '٢٠٢١' },
          title: { en: 'A table in Doha', ar: 'طاولة في الدوحة' },
          text: {
            en: 'Eleven scholars from nine countries agree that their students should not have to be lucky to find a colleague.',
            ar: 'اتفق أحد عشر عالمًا من تسعة بلدان على أن العثور على زميل لا ينبغي أن يكون حظًّا يصيب بعض طلابهم ويخطئ بعضًا.',
          },
        },
        {
          when: { en: '2022', ar: '٢٠٢٢' },
          title: { en: 'Five areas', ar: 'خمسة مجالات' },
          text: {
            en: 'After a year of hearings in four cities the focus areas are chosen, and with them the rule that all work is published in Arabic and English.',
            ar: 'بعد عام من جلسات الاستماع في أربع مدن، اختيرت مجالات التركيز، وتقررت معها قاعدة النشر بالعربية والإنجليزية معًا.',
          },
        },
        {
          when: { en: '2024', ar: '٢٠٢٤' },
          title: { en: 'The first gathering', ar: 'اللقاء الأول' },
          text: {
            en: 'Members, partners and guests meet for three days in Doha. The first Council is elected on the last of them.',
            ar: 'التقى الأعضاء والشركاء والضيوف ثلاثة أيام في الدوحة، وفي آخرها انتُخب أول مجلس للشبكة.',
          },
        },
        {
          when: { en: '2026', ar: '٢٠٢٦' },
          title: { en: 'Open to all', ar: 'أبواب مفتوحة' },
          text: {
            en: 'The directory and the opportunities open to everyone, and the founding fellows are invited.',
            ar: 'فُتح الدليل والفرص للجميع، ووُجّهت الدعوة إلى الزملاء المؤسسين.',
          },
        },
      ],
    },
    {
      block: 'steps',
      title: { en: 'How to take part', ar: 'كيف تشاركون' },
      lead: { en: 'There are three ways in. Membership is free.', ar: 'ثلاث سبل إلى الشبكة، والعضوية فيها مجانية.' },
      items: [
        {
          title: { en: 'As a scholar', ar: 'عالمًا أو باحثًا' },
          text: {
            en: 'Read the opportunities and the directory now; nothing needs an account. Members sign in to apply and to keep a profile of their own.',
            ar: 'اطّلعوا منذ الآن على الفرص والدليل، فلا يلزم لهما حساب. أما التقدّم إلى الفرص وإعداد ملف شخصي فبعد تسجيل الدخول.',
          },
        },
        {
          title: { en: 'As an organization', ar: 'مؤسسةً' },
          text: {
            en: 'Tell us who you are and what you would like to offer. A coordinator answers by email.',
            ar: 'عرّفونا بمؤسستكم وبما تودّون تقديمه، ويردّ عليكم أحد المنسّقين بالبريد الإلكتروني.',
          },
        },
        {
          title: { en: 'As a founding fellow', ar: 'زميلًا مؤسسًا' },
          text: {
            en: 'The Council invites founding fellows by name. If you hold an invitation, send us your profile.',
            ar: 'يدعو المجلس الزملاء المؤسسين بأسمائهم. فإن وصلتكم دعوة، فأرسلوا إلينا بياناتكم.',
          },
        },
      ],
    },
    {
      block: 'questions',
      title: { en: 'Questions we are often asked', ar: 'أسئلة تتكرر' },
      items: [
        {
          question: { en: 'Do I need an account to use the site?', ar: 'هل أحتاج إلى حساب لاستخدام الموقع؟' },
          answer: {
            en: 'No. Opportunities, organizations and public profiles are open to everyone. An account is for those who want to apply, or to be found.',
            ar: 'لا. فالفرص والمؤسسات والملفات العامة متاحة للجميع. أما الحساب فلمن يريد التقدّم إلى فرصة أو الظهور في الدليل.',
          },
        },
        {
          question: { en: 'Must I live or work in Qatar?', ar: 'هل يُشترط أن أقيم أو أعمل في قطر؟' },
          answer: {
            en: 'No. The programme office is in Doha; members and partners work in every part of the world. Each opportunity says where it is and whether it can be done from afar.',
            ar: 'لا. فمكتب البرامج في الدوحة، أما الأعضاء والشركاء فيعملون في أنحاء العالم. ويُذكر مع كل فرصة مكانها، وهل يمكن شغلها عن بُعد.',
          },
        },
        {
          question: { en: 'In which language should I write?', ar: 'بأي لغة أكتب؟' },
          answer: {
            en: 'In Arabic or in English, as you prefer. What exists in one language only is shown in that language, and marked.',
            ar: 'بالعربية أو الإنجليزية، كما تفضّلون. وما لم يتوافر إلا بلغة واحدة عُرض بها مع الإشارة إلى ذلك.',
          },
        },
        {
          question: { en: 'Does the network charge fees?', ar: 'هل تتقاضى الشبكة رسومًا؟' },
          answer: {
            en: 'Neither members nor organizations pay. An opportunity for which applicants would have to pay is not published.',
            ar: 'لا يدفع الأعضاء شيئًا، ولا المؤسسات. ولا تُنشر فرصة يترتب على المتقدمين إليها أي مقابل مالي.',
          },
        },
        {
          question: { en: 'Who decides on an application?', ar: 'من يبتّ في طلبات التقديم؟' },
          answer: {
            en: 'The partner organization alone. Write to it, or to [the programme office](/en/contact-us), if something about a call is not clear.',
            ar: 'المؤسسة الشريكة وحدها. فإن كان في الإعلان ما يحتاج إلى إيضاح، فراسلوها أو راسلوا [مكتب البرامج](/ar/contact-us).',
          },
        },
      ],
    },
    {
      block: 'call-to-action',
      tone: 'band',
      title: { en: 'Bring your organization into the network', ar: 'أدخلوا مؤسستكم إلى الشبكة' },
      text: {
        en: 'If you employ, fund or train scholars, your opportunities have a place here.',
        ar: 'إن كنتم توظّفون العلماء أو تموّلونهم أو تدرّبونهم، فلفرصكم مكان هنا.',
      },
      actions: [
        { label: { en: 'Join us', ar: 'انضموا إلينا' }, link: '/organizations/join-us' },
        { label: { en: 'Contact us', ar: 'اتصلوا بنا' }, link: '/contact-us' },
      ],
    },
  ],
};
