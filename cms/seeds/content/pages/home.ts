import type { PageSeed } from '../shapes.js';

export const homePage: PageSeed = {
  slug: 'home',
  title: { en: 'In the company of scholars', ar: 'في صحبة العلماء' },
  summary: {
    en: 'A network of scholars in education, research and innovation: founded in Qatar, open to colleagues everywhere, and at home in Arabic and English.',
    ar: 'شبكة تجمع أهل العلم في التعليم والبحث والابتكار؛ نشأت في قطر، وأبوابها مفتوحة للزملاء في كل مكان، ولغتاها العربية والإنجليزية.',
  },
  body: { en: '', ar: '' },
  blocks: [
    {
      block: 'hero',
      kicker: { en: 'Founded in Doha, in two languages', ar: 'شبكة بلغتين، منشؤها الدوحة' },
      title: { en: 'In the company of scholars', ar: 'في صحبة العلماء' },
      lead: {
        en: 'We bring together people who teach, investigate and build, so that no good question has to wait for the right colleague.',
        ar: 'نجمع من يعلّمون ومن يبحثون ومن يبتكرون، كي لا يطول انتظار سؤال جيد لزميل يشارك في جوابه.',
      },
      actions: [
        { label: { en: 'Browse opportunities', ar: 'تصفّحوا الفرص' }, link: '/opportunities' },
        { label: { en: 'Meet the members', ar: 'تعرّفوا إلى الأعضاء' }, link: '/members' },
      ],
    },
    {
      block: 'figures',
      title: { en: 'The network in numbers', ar: 'الشبكة في أرقام' },
      figures: [
        { figure: 'openOpportunities' },
        { figure: 'organizations' },
        { figure: 'members' },
        { figure: 'countries' },
      ],
    },
    {
      block: 'text',
      title: { en: 'What the network is for', ar: 'لماذا الشبكة؟' },
      body: {
        en: `Good scholarship depends on other scholars: on the colleague who reads a draft, the laboratory that lends an instrument, the school that lets a new idea into the classroom.

Such meetings are too often left to chance. The network makes them possible for every serious scholar, whatever their rank and wherever they work. Read [how it works](/en/about).`,
        ar: `لا ينهض العلم الرصين بجهد فرد واحد؛ فهو بحاجة إلى زميل يقرأ المسوّدة، ومختبر يعير جهازًا، ومدرسة تفتح صفوفها لفكرة جديدة.

وكثيرًا ما تُترك هذه اللقاءات للمصادفة. والشبكة تتيحها لكل باحث جاد، أيًّا كانت رتبته وحيثما كان مقر عمله. اقرؤوا [كيف تعمل الشبكة](/ar/about).`,
      },
    },
    {
      block: 'listing',
      subject: 'areas',
      count: 5,
      title: { en: 'Five focus areas', ar: 'خمسة مجالات تركيز' },
      lead: {
        en: 'Each is asked the same three questions: what does it need from education, from research, and from innovation?',
        ar: 'نطرح على كل مجال الأسئلة الثلاثة نفسها: ماذا يحتاج من التعليم؟ ومن البحث؟ ومن الابتكار؟',
      },
      linkLabel: { en: '', ar: '' },
    },
    {
      block: 'listing',
      subject: 'opportunities',
      count: 6,
      title: { en: 'Newest opportunities', ar: 'أحدث الفرص' },
      lead: {
        en: 'Posts, fellowships and programmes that partner organizations have just published.',
        ar: 'وظائف وزمالات وبرامج نشرتها المؤسسات الشريكة حديثًا.',
      },
      linkLabel: { en: 'All opportunities', ar: 'جميع الفرص' },
    },
    {
      block: 'map',
      title: { en: 'Where members work', ar: 'أين يعمل أعضاؤنا' },
      lead: {
        en: 'From reef stations in Oman to reading rooms in Dakar. Choose a country to see who works there.',
        ar: 'من محطات الشعاب المرجانية في عُمان إلى قاعات المطالعة في دكار. اختاروا بلدًا لتروا من يعمل فيه.',
      },
      linkLabel: { en: 'All members', ar: 'جميع الأعضاء' },
    },
    {
      block: 'quote',
      isDemo: true,
      text: {
        en: 'I had the river data and no one to argue with. Within a month I had three colleagues in three countries who disagreed with me, and a far better model.',
        ar: 'كانت لديّ بيانات النهر، ولم يكن لديّ من يناقشني فيها. وبعد شهر واحد كان لي ثلاثة زملاء في ثلاثة بلدان يخالفونني الرأي، ونموذج أدق بكثير.',
      },
      person: { en: 'Hassan Abdelrahman', ar: 'حسن عبد الرحمن' },
      role: { en: 'Hydrologist, flood warning on the Blue Nile', ar: 'عالم مياه، الإنذار بالفيضانات على النيل الأزرق' },
    },
    {
      block: 'listing',
      subject: 'organizations',
      count: 12,
      title: { en: 'Organizations in the network', ar: 'مؤسسات الشبكة' },
      lead: {
        en: 'Universities, research centres, companies and foundations that employ, fund or train scholars.',
        ar: 'جامعات ومراكز بحثية وشركات ومؤسسات خيرية توظّف العلماء أو تموّلهم أو تدرّبهم.',
      },
      linkLabel: { en: 'All organizations', ar: 'جميع المؤسسات' },
    },
    {
      block: 'call-to-action',
      tone: 'accent',
      title: { en: 'Have you been invited as a founding fellow?', ar: 'هل دُعيتم لتكونوا من الزملاء المؤسسين؟' },
      text: {
        en: 'Founding fellows are named by the Council. Send us your details in about five minutes; a coordinator reads them and prepares your profile.',
        ar: 'يختار المجلس الزملاء المؤسسين ويدعوهم. أرسلوا إلينا بياناتكم في نحو خمس دقائق، فيقرؤها أحد المنسّقين ويُعدّ لكم ملفكم الشخصي.',
      },
      actions: [{ label: { en: 'Send your profile', ar: 'أرسلوا بياناتكم' }, link: '/founding-fellows-profile' }],
    },
  ],
};
