import type { PageSeed } from '../shapes.js';

/** Education, research and innovation: what the network does in each, with its live entries. */
export const categoryPages: PageSeed[] = [
  {
    slug: 'education',
    title: { en: 'Education', ar: 'التعليم' },
    summary: {
      en: 'Posts, programmes and partners for people who teach, design curricula and study how learning happens.',
      ar: 'وظائف وبرامج وشركاء لمن يدرّسون ويصمّمون المناهج ويدرسون كيف يحدث التعلّم.',
    },
    body: { en: '', ar: '' },
    blocks: [
      {
        block: 'text',
        title: { en: 'It begins with teachers', ar: 'البداية من المعلّم' },
        body: {
          en: `What is known about teaching should reach the classroom, and what happens in the classroom should shape the next study.

So we connect those who teach in schools and universities with those who study learning. Some members do both: they run a trial on Monday and teach the same children on Tuesday. Others prepare teachers, write textbooks or advise ministries.`,
          ar: `حقُّ ما نعرفه عن التدريس أن يبلغ قاعة الدرس، وحقُّ ما يجري في قاعة الدرس أن يوجّه الدراسة التالية.

لذلك نصل بين من يدرّسون في المدارس والجامعات ومن يبحثون في التعلّم. ومن أعضائنا من يجمع بين الأمرين، فيُجري تجربته يوم الأحد ويدرّس الأطفال أنفسهم يوم الاثنين. ومنهم من يُعدّ المعلمين، أو يؤلّف الكتب المدرسية، أو يقدّم المشورة للوزارات.`,
        },
        aside: {
          en: 'Look first at [progressive education](/en/focus-areas/education/progressive-education), where most of the teaching posts are.',
          ar: 'ابدؤوا [بالتعليم التقدمي](/ar/focus-areas/education/progressive-education)، ففيه معظم وظائف التدريس.',
        },
      },
      {
        block: 'listing',
        subject: 'areas',
        category: 'education',
        count: 5,
        title: { en: 'Focus areas in education', ar: 'مجالات التركيز في التعليم' },
        lead: {
          en: 'What each of the five asks of those who teach.',
          ar: 'ما يطلبه كل مجال من المجالات الخمسة ممن يعلّمون.',
        },
        linkLabel: { en: '', ar: '' },
      },
      {
        block: 'listing',
        subject: 'opportunities',
        category: 'education',
        count: 6,
        title: { en: 'Opportunities in education', ar: 'فرص التعليم' },
        lead: {
          en: 'Teaching posts, scholarships, summer schools and courses.',
          ar: 'وظائف تدريس، ومنح دراسية، ومدارس صيفية، ودورات.',
        },
        linkLabel: { en: 'All opportunities in education', ar: 'جميع فرص التعليم' },
      },
      {
        block: 'cards',
        title: { en: 'What you find here', ar: 'ما تجدونه هنا' },
        items: [
          {
            icon: 'book',
            title: { en: 'Posts for teachers', ar: 'وظائف للمعلمين' },
            text: {
              en: 'Lectureships, school posts and teacher education, from one term to a permanent chair.',
              ar: 'وظائف في الجامعات والمدارس وإعداد المعلمين، من فصل دراسي واحد إلى كرسي دائم.',
            },
          },
          {
            icon: 'pen',
            title: { en: 'Time to write', ar: 'وقت للتأليف' },
            text: {
              en: 'Fellowships for those who design a curriculum, translate a textbook or edit one.',
              ar: 'زمالات لمن يصمّم منهجًا، أو يترجم كتابًا مدرسيًا، أو يحرّره.',
            },
          },
          {
            icon: 'compass',
            title: { en: 'A first step', ar: 'خطوة أولى' },
            text: {
              en: 'Scholarships and summer schools for students, and courses for teachers at the start of their career.',
              ar: 'منح ومدارس صيفية للطلاب، ودورات للمعلمين في مستهل مسيرتهم المهنية.',
            },
          },
        ],
      },
      {
        block: 'listing',
        subject: 'organizations',
        category: 'education',
        count: 9,
        title: { en: 'Organizations in education', ar: 'مؤسسات التعليم' },
        linkLabel: { en: 'All organizations in education', ar: 'جميع مؤسسات التعليم' },
      },
      {
        block: 'call-to-action',
        tone: 'paper',
        title: { en: 'Do you run a school or a programme?', ar: 'هل تديرون مدرسة أو برنامجًا؟' },
        text: {
          en: 'Publish your posts and courses here, free of charge, in Arabic and English.',
          ar: 'انشروا هنا وظائفكم ودوراتكم مجانًا، بالعربية والإنجليزية.',
        },
        actions: [{ label: { en: 'Join us as an organization', ar: 'انضموا إلينا' }, link: '/organizations/join-us' }],
      },
    ],
  },
  {
    slug: 'research',
    title: { en: 'Research', ar: 'البحث' },
    summary: {
      en: 'Research posts, doctoral and postdoctoral fellowships, and colleagues who work on the same question.',
      ar: 'وظائف بحثية، وزمالات للدكتوراه وما بعدها، وزملاء يعملون على السؤال نفسه.',
    },
    body: { en: '', ar: '' },
    blocks: [
      {
        block: 'text',
        title: { en: 'Questions before departments', ar: 'الأسئلة قبل الأقسام' },
        body: {
          en: `A hydrologist in Muscat, a modeller in Nairobi and a planner in Doha may work on one problem without sharing an employer.

Research in the network is organized around such questions. The five focus areas say which ones members are working on now; the directory says who they are; the opportunities say where there is a place for one more.`,
          ar: `قد يعمل عالم مياه في مسقط، وباحثة في النمذجة في نيروبي، ومخطِّط مدن في الدوحة على مسألة واحدة من غير أن تجمعهم جهة عمل واحدة.

وعلى أسئلة كهذه يقوم البحث في الشبكة. فمجالات التركيز الخمسة تبيّن ما يشغل الأعضاء اليوم، والدليل يعرّف بهم، والفرص تدلّ على موضع يتسع لباحث آخر.`,
        },
        aside: {
          en: 'Looking for a person rather than a post? Search the [directory](/en/members) by subject and country.',
          ar: 'هل تبحثون عن زميل لا عن وظيفة؟ ابحثوا في [الدليل](/ar/members) بحسب التخصص والبلد.',
        },
      },
      {
        block: 'listing',
        subject: 'areas',
        category: 'research',
        count: 5,
        title: { en: 'Focus areas in research', ar: 'مجالات التركيز في البحث' },
        lead: {
          en: 'The questions that each of the five has open.',
          ar: 'الأسئلة التي لا تزال مفتوحة في كل مجال من المجالات الخمسة.',
        },
        linkLabel: { en: '', ar: '' },
      },
      {
        block: 'listing',
        subject: 'opportunities',
        category: 'research',
        count: 6,
        title: { en: 'Opportunities in research', ar: 'فرص البحث' },
        lead: {
          en: 'Doctoral places, fellowships, grants and senior posts.',
          ar: 'مقاعد للدكتوراه، وزمالات، ومنح بحثية، ووظائف لكبار الباحثين.',
        },
        linkLabel: { en: 'All opportunities in research', ar: 'جميع فرص البحث' },
      },
      {
        block: 'cards',
        title: { en: 'What you find here', ar: 'ما تجدونه هنا' },
        items: [
          {
            icon: 'flask',
            title: { en: 'Fellowships', ar: 'زمالات' },
            text: {
              en: 'Doctoral and postdoctoral places, with the group, the instruments and the stipend named in the call.',
              ar: 'مقاعد للدكتوراه وما بعدها، يُذكر في إعلانها فريق العمل والأجهزة وقيمة المنحة.',
            },
          },
          {
            icon: 'seal',
            title: { en: 'Grants and prizes', ar: 'منح وجوائز' },
            text: {
              en: 'Support for a project of your own, and recognition for one that is finished.',
              ar: 'دعم لمشروع تبدؤونه، وتقدير لمشروع أتممتموه.',
            },
          },
          {
            icon: 'globe',
            title: { en: 'Colleagues abroad', ar: 'زملاء في بلدان أخرى' },
            text: {
              en: 'Members say in their profile whether they are open to collaboration, to mentoring or to speaking.',
              ar: 'يبيّن الأعضاء في ملفاتهم هل يرحّبون بالتعاون، أو بالإرشاد، أو بإلقاء المحاضرات.',
            },
          },
        ],
      },
      {
        block: 'listing',
        subject: 'organizations',
        category: 'research',
        count: 9,
        title: { en: 'Organizations in research', ar: 'مؤسسات البحث' },
        linkLabel: { en: 'All organizations in research', ar: 'جميع مؤسسات البحث' },
      },
      {
        block: 'call-to-action',
        tone: 'paper',
        title: { en: 'Is your group hiring?', ar: 'هل يبحث فريقكم عن باحثين؟' },
        text: {
          en: 'Partner organizations publish their calls here, free of charge, in Arabic and English.',
          ar: 'تنشر المؤسسات الشريكة إعلاناتها هنا مجانًا، بالعربية والإنجليزية.',
        },
        actions: [{ label: { en: 'Join us as an organization', ar: 'انضموا إلينا' }, link: '/organizations/join-us' }],
      },
    ],
  },
  {
    slug: 'innovation',
    title: { en: 'Innovation', ar: 'الابتكار' },
    summary: {
      en: 'Posts, residencies and prizes for scholars who turn a result into a service, a product, a policy or a company.',
      ar: 'وظائف وبرامج إقامة وجوائز للعلماء الذين يحوّلون نتائجهم إلى خدمة أو منتج أو سياسة عامة أو شركة.',
    },
    body: { en: '', ar: '' },
    blocks: [
      {
        block: 'text',
        title: { en: 'Out of the paper', ar: 'من الورق إلى الواقع' },
        body: {
          en: `A result becomes useful when someone takes it out of the paper: into a clinic, a farm, a ministry or a company.

That step is rarely made alone. It needs an organization that will test the prototype, a colleague who has founded something before, and often a change of rule. Here scholars find the first, meet the second and learn how others managed the third.`,
          ar: `تثمر النتيجة العلمية حين يُخرجها أحدٌ من صفحات البحث إلى عيادة أو مزرعة أو وزارة أو شركة.

وقلّما يخطو المرء هذه الخطوة وحده؛ فهي بحاجة إلى مؤسسة تختبر النموذج الأولي، وإلى زميل سبق له التأسيس، وكثيرًا ما تحتاج إلى تغيير في الأنظمة. وهنا يجد العلماء الأولى، ويلتقون الثاني، ويتعلّمون كيف تدبّر غيرهم أمر الثالث.`,
        },
        aside: {
          en: 'Organizations that wish to set a problem or host a team can [join us](/en/organizations/join-us).',
          ar: 'للمؤسسات الراغبة في طرح مسألة للحل أو في استضافة فريق أن [تنضم إلينا](/ar/organizations/join-us).',
        },
      },
      {
        block: 'listing',
        subject: 'areas',
        category: 'innovation',
        count: 5,
        title: { en: 'Focus areas in innovation', ar: 'مجالات التركيز في الابتكار' },
        lead: {
          en: 'Where a result of each of the five is put to use.',
          ar: 'أين تُطبَّق نتائج كل مجال من المجالات الخمسة.',
        },
        linkLabel: { en: '', ar: '' },
      },
      {
        block: 'listing',
        subject: 'opportunities',
        category: 'innovation',
        count: 6,
        title: { en: 'Opportunities in innovation', ar: 'فرص الابتكار' },
        lead: {
          en: 'Industry posts, residencies, accelerators and prizes.',
          ar: 'وظائف في الشركات، وبرامج إقامة، ومسرّعات أعمال، وجوائز.',
        },
        linkLabel: { en: 'All opportunities in innovation', ar: 'جميع فرص الابتكار' },
      },
      {
        block: 'cards',
        title: { en: 'What you find here', ar: 'ما تجدونه هنا' },
        items: [
          {
            icon: 'building',
            title: { en: 'Posts in practice', ar: 'وظائف في الميدان' },
            text: {
              en: 'Engineers, editors and analysts in companies and public bodies that work with scholars.',
              ar: 'وظائف للمهندسين والمحررين والمحللين في شركات وجهات حكومية تعمل مع العلماء.',
            },
          },
          {
            icon: 'spark',
            title: { en: 'Accelerators and residencies', ar: 'مسرّعات أعمال وبرامج إقامة' },
            text: {
              en: 'A few months, a place to work and people who will test what you have made.',
              ar: 'بضعة أشهر، ومكان للعمل، ومن يختبر ما صنعتموه.',
            },
          },
          {
            icon: 'seal',
            title: { en: 'Prizes', ar: 'جوائز' },
            text: {
              en: 'For ideas that have been carried through, large and small.',
              ar: 'لأفكار أُنجزت حتى نهايتها، كبيرة كانت أو صغيرة.',
            },
          },
        ],
      },
      {
        block: 'listing',
        subject: 'organizations',
        category: 'innovation',
        count: 9,
        title: { en: 'Organizations in innovation', ar: 'مؤسسات الابتكار' },
        linkLabel: { en: 'All organizations in innovation', ar: 'جميع مؤسسات الابتكار' },
      },
      {
        block: 'call-to-action',
        tone: 'paper',
        title: { en: 'Do you have a problem worth solving?', ar: 'هل لديكم مسألة تستحق الحل؟' },
        text: {
          en: 'Set it before scholars of many fields. Publishing it here costs nothing.',
          ar: 'اعرضوها على علماء من شتى التخصصات. والنشر هنا دون مقابل.',
        },
        actions: [{ label: { en: 'Join us as an organization', ar: 'انضموا إلينا' }, link: '/organizations/join-us' }],
      },
    ],
  },
];
