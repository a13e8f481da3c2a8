import type { AreaSeed } from './shapes.js';

export const areas: AreaSeed[] = [
  {
    id: 1,
    slug: 'progressive-education',
    title: { en: 'Progressive Education', ar: 'التعليم التقدمي' },
    description: {
      en: `Progressive education starts from how people learn: by asking questions, working with others and applying ideas to problems that matter to them. It asks teachers and institutions to test their methods and to change those that do not work.

Members of the network study learning from early childhood to adult education, train teachers, and build curricula and tools in Arabic, English and other languages.`,
      ar: `ينطلق التعليم التقدمي من الكيفية التي يتعلم بها الإنسان: بطرح الأسئلة، والعمل مع الآخرين، وتطبيق الأفكار على مشكلات تعنيه. وهو يدعو المعلمين والمؤسسات إلى اختبار أساليبهم وتغيير ما يثبت قصوره منها.

ويدرس أعضاء الشبكة التعلم في مراحله كافة، من الطفولة المبكرة إلى تعليم الكبار، ويعملون على إعداد المعلمين وتطوير المناهج والأدوات بالعربية والإنجليزية ولغات أخرى.`,
    },
    intros: {
      education: {
        en: 'Teaching posts, scholarships and courses for people who prepare teachers, design curricula or lead schools and want their practice to rest on evidence.',
        ar: 'وظائف تدريسية ومنح دراسية ودورات للعاملين في إعداد المعلمين وتصميم المناهج وقيادة المدارس ممن يحرصون على أن تستند ممارساتهم إلى الأدلة.',
      },
      research: {
        en: 'Projects and fellowships in the learning sciences, language acquisition, assessment and the history of education, with fieldwork in schools and universities.',
        ar: 'مشاريع وزمالات في علوم التعلم واكتساب اللغة والتقويم وتاريخ التربية، تتضمن عملًا ميدانيًا في المدارس والجامعات.',
      },
      innovation: {
        en: 'Support for teams that develop learning spaces, open resources and classroom technology, and that try them out with teachers and pupils before they scale.',
        ar: 'دعم للفرق التي تطور فضاءات التعلم والموارد المفتوحة والتقنيات الصفية، وتجرّبها مع المعلمين والتلاميذ قبل التوسع في استخدامها.',
      },
    },
    subs: [
      {
        title: { en: 'Learning sciences', ar: 'علوم التعلم' },
        description: {
          en: 'Research on memory, attention, motivation and language explains why some lessons stay with learners and others do not. Work in this field combines laboratory studies with observation in real classrooms, and translates the findings into guidance that teachers can use. Questions of bilingual learning, above all between Arabic and English, have a special place.',
          ar: 'تفسّر الأبحاث المتعلقة بالذاكرة والانتباه والدافعية واللغة سبب رسوخ بعض الدروس في أذهان المتعلمين دون غيرها. ويجمع العمل في هذا المجال بين الدراسات المختبرية والملاحظة في الصفوف الدراسية الفعلية، ثم تُصاغ النتائج في إرشادات يسهل على المعلمين تطبيقها. وتحظى قضايا التعلم الثنائي اللغة، ولا سيما بين العربية والإنجليزية، بمكانة خاصة.',
        },
      },
      {
        title: { en: 'Teacher education', ar: 'إعداد المعلمين' },
        description: {
          en: 'Good schools depend on teachers who keep learning. This field covers initial preparation, mentoring in the first years of service and professional development throughout a career. Members compare models from different countries, follow new teachers into the classroom, and study which forms of support improve teaching and help schools to keep experienced staff.',
          ar: 'تقوم المدرسة الجيدة على معلمين لا ينقطعون عن التعلم. ويشمل هذا المجال الإعداد الأولي، والإرشاد في سنوات الخدمة الأولى، والتطوير المهني على امتداد المسيرة الوظيفية. ويقارن الأعضاء بين نماذج من بلدان مختلفة، ويتابعون المعلمين الجدد في صفوفهم، ويدرسون أشكال الدعم التي تحسّن التدريس وتساعد المدارس على الاحتفاظ بذوي الخبرة.',
        },
      },
      {
        title: { en: 'Curriculum and assessment', ar: 'المناهج والتقويم' },
        description: {
          en: 'What is taught, in which order, and how progress is judged shape the daily life of every school. Work here includes curricula built around inquiry and projects, examinations that reward understanding over recall, and assessment that tells learners what to do next. Particular attention goes to science, mathematics and the teaching of Arabic.',
          ar: 'إن تحديد ما يُدرَّس وترتيبه وطريقة قياس التقدم فيه أمور ترسم الحياة اليومية لكل مدرسة. ويشمل العمل هنا المناهج القائمة على الاستقصاء والمشاريع، والاختبارات التي تقدّم الفهم على الحفظ، والتقويم الذي يوضح للمتعلم خطوته التالية. ويُولى اهتمام خاص للعلوم والرياضيات وتعليم اللغة العربية.',
        },
      },
      {
        title: { en: 'Inclusive education', ar: 'التعليم الدامج' },
        description: {
          en: 'Inclusive education means that children with disabilities, children who have been displaced and children who learn in a second language belong in the same classroom as everyone else. Members work on accessible materials, early identification of learning difficulties, the training of support staff and school policies that remove barriers instead of working around them.',
          ar: 'يعني التعليم الدامج أن يكون للأطفال ذوي الإعاقة والأطفال النازحين والأطفال الذين يتعلمون بلغة ثانية مكانهم في الصف نفسه مع أقرانهم. ويعمل الأعضاء على إعداد مواد ميسّرة، والكشف المبكر عن صعوبات التعلم، وتدريب الكوادر المساندة، ووضع سياسات مدرسية تزيل الحواجز بدلًا من الالتفاف عليها.',
        },
      },
      {
        title: { en: 'Digital and open learning', ar: 'التعلم الرقمي والمفتوح' },
        description: {
          en: 'Online courses, open textbooks and shared libraries can reach learners whom institutions do not. This field looks at how such resources are made, translated, licensed and kept up to date, and at what learners need in order to finish what they begin. It also studies the limits of screens, especially for young children.',
          ar: 'يمكن للمقررات الإلكترونية والكتب المفتوحة والمكتبات المشتركة أن تصل إلى متعلمين لا تصل إليهم المؤسسات. ويبحث هذا المجال في كيفية إنتاج هذه الموارد وترجمتها وترخيصها وتحديثها، وفيما يحتاج إليه المتعلمون لإتمام ما بدأوه. كما يدرس حدود الاعتماد على الشاشات، وبخاصة لدى صغار الأطفال.',
        },
      },
    ],
  },
  {
    id: 2,
    slug: 'sustainibility',
    title: { en: 'Sustainability', ar: 'الاستدامة' },
    description: {
      en: `Sustainability is the question of how people can live well within the limits of water, land, energy and climate. In hot and dry regions these limits are already felt in cities, on farms and along the coast.

The area brings together climate scientists, engineers, economists and planners who work on evidence, technology and policy for a resource-conscious future.`,
      ar: `الاستدامة سؤال عن كيفية العيش الكريم في حدود ما تتيحه المياه والأرض والطاقة والمناخ. وفي المناطق الحارة والجافة، أصبحت هذه الحدود ملموسة في المدن والمزارع وعلى السواحل.

ويجمع هذا المجال علماء المناخ والمهندسين والاقتصاديين والمخططين العاملين على توفير الأدلة والتقنيات والسياسات من أجل مستقبل يراعي الموارد.`,
    },
    intros: {
      education: {
        en: 'Degree scholarships, summer schools and teaching posts in climate science, water management, renewable energy and sustainable design.',
        ar: 'منح لنيل درجات علمية ومدارس صيفية ووظائف تدريسية في علوم المناخ وإدارة المياه والطاقة المتجددة والتصميم المستدام.',
      },
      research: {
        en: 'Positions and grants for work on climate observation, groundwater, marine ecosystems and energy materials, often with measurements in the field.',
        ar: 'وظائف ومنح تمويلية لأبحاث رصد المناخ والمياه الجوفية والنظم البيئية البحرية ومواد الطاقة، تعتمد في كثير منها على القياسات الميدانية.',
      },
      innovation: {
        en: 'Accelerators, challenges and engineering jobs that bring tested solutions for water, energy and coastal economies into use.',
        ar: 'مسرّعات أعمال ومسابقات ووظائف هندسية تنقل الحلول المجرّبة في مجالات المياه والطاقة والاقتصادات الساحلية إلى حيّز التطبيق.',
      },
    },
    subs: [
      {
        title: { en: 'Water security', ar: 'الأمن المائي' },
        description: {
          en: 'Many countries of the region draw more water than rain and rivers return. Researchers measure aquifers, model shared river basins, lower the energy cost of desalination and find safe uses for treated wastewater. Equally important are the prices, laws and agreements that decide who receives water, in what quantity and at what cost.',
          ar: 'تستهلك بلدان كثيرة في المنطقة من المياه أكثر مما تعوّضه الأمطار والأنهار. ويقيس الباحثون مخزون المياه الجوفية، وينمذجون أحواض الأنهار المشتركة، ويخفضون كلفة الطاقة في تحلية المياه، ويبحثون عن استخدامات آمنة لمياه الصرف المعالجة. ولا تقل عن ذلك أهمية الأسعار والقوانين والاتفاقيات التي تحدد من يحصل على المياه، وبأي كمية وكلفة.',
        },
      },
      {
        title: { en: 'Renewable energy', ar: 'الطاقة المتجددة' },
        description: {
          en: 'Strong sunlight is an advantage, but heat and dust reduce the yield of solar panels and shorten their life. Work in this field covers new materials, cleaning without water, storage, grid planning and green hydrogen. It also follows the social side of the transition: employment, land use and access to electricity for remote communities.',
          ar: 'تمثل شدة الإشعاع الشمسي ميزة، غير أن الحرارة والغبار يخفضان إنتاجية الألواح الشمسية ويقصّران عمرها. ويشمل العمل في هذا المجال المواد الجديدة، والتنظيف من دون مياه، والتخزين، وتخطيط الشبكات، والهيدروجين الأخضر. كما يتابع الجانب الاجتماعي للتحول: فرص العمل، واستخدام الأراضي، وحصول المجتمعات النائية على الكهرباء.',
        },
      },
      {
        title: { en: 'Climate observation and adaptation', ar: 'رصد المناخ والتكيف معه' },
        description: {
          en: 'Reliable measurements are the basis of every decision on climate. Members run weather and dust stations, analyse satellite images, reconstruct past climates and improve regional forecasts. Others turn these results into heat plans for cities, early warning for floods and advice to farmers on crops that tolerate drought and salt.',
          ar: 'القياسات الموثوقة أساس كل قرار يتعلق بالمناخ. ويشغّل الأعضاء محطات لرصد الطقس والغبار، ويحللون صور الأقمار الاصطناعية، ويعيدون بناء صورة المناخ في الماضي، ويحسّنون التوقعات الإقليمية. ويحوّل آخرون هذه النتائج إلى خطط لمواجهة الحر في المدن، وإنذار مبكر بالفيضانات، وإرشادات للمزارعين بشأن المحاصيل التي تتحمل الجفاف والملوحة.',
        },
      },
      {
        title: { en: 'Marine and coastal systems', ar: 'النظم البحرية والساحلية' },
        description: {
          en: 'Mangroves, seagrass and coral reefs protect coasts, store carbon and support fisheries, and the warm waters of the Gulf show what other seas may face later. Research here monitors biodiversity, studies the effects of brine and plastics, and works with fishing communities and ports on rules that allow ecosystems to recover.',
          ar: 'تحمي أشجار القرم والأعشاب البحرية والشعاب المرجانية السواحل وتختزن الكربون وتدعم مصايد الأسماك، وتكشف مياه الخليج الدافئة عما قد تواجهه بحار أخرى لاحقًا. وترصد الأبحاث هنا التنوع الحيوي، وتدرس آثار المياه الشديدة الملوحة والمواد البلاستيكية، وتعمل مع مجتمعات الصيد والموانئ على وضع قواعد تتيح للنظم البيئية أن تتعافى.',
        },
      },
      {
        title: { en: 'Sustainable cities', ar: 'المدن المستدامة' },
        description: {
          en: 'Most people in the region live in cities that grew fast and were planned around cars and cooling. This field examines shade, walkability, public transport, building materials and waste, and asks what older Arab architecture can still teach. Results are tested with municipalities, on campuses and in neighbourhoods, together with residents.',
          ar: 'يعيش معظم سكان المنطقة في مدن نمت سريعًا وخُططت على أساس السيارة والتكييف. ويتناول هذا المجال الظل وسهولة المشي والنقل العام ومواد البناء والنفايات، ويسأل عما لا تزال العمارة العربية القديمة قادرة على تعليمه. وتُختبر النتائج مع البلديات وفي الجامعات والأحياء بمشاركة السكان.',
        },
      },
    ],
  },
  {
    id: 3,
    slug: 'artificial-intelligence',
    title: { en: 'Artificial Intelligence', ar: 'الذكاء الاصطناعي' },
    description: {
      en: `Artificial intelligence is changing how texts are read, images are interpreted and decisions are prepared. The network is interested in methods that work well, that can be checked, and that serve languages and societies which large systems often leave out.

Computer scientists, linguists, lawyers and social scientists work here side by side.`,
      ar: `يغيّر الذكاء الاصطناعي طرائق قراءة النصوص وتفسير الصور والإعداد لاتخاذ القرارات. وتهتم الشبكة بالأساليب الفعّالة القابلة للتحقق، التي تخدم لغات ومجتمعات كثيرًا ما تغفلها الأنظمة الكبرى.

ويعمل في هذا المجال علماء الحاسوب واللغويون والقانونيون والمتخصصون في العلوم الاجتماعية جنبًا إلى جنب.`,
    },
    intros: {
      education: {
        en: 'Scholarships, lecturer posts and courses in machine learning and data science, and programmes that help teachers to explain artificial intelligence in schools.',
        ar: 'منح دراسية ووظائف محاضرين ودورات في تعلم الآلة وعلم البيانات، وبرامج تساعد المعلمين على شرح الذكاء الاصطناعي في المدارس.',
      },
      research: {
        en: 'Positions in Arabic language technology, trustworthy machine learning, computational social science and the governance of artificial intelligence.',
        ar: 'وظائف في تقنيات اللغة العربية وتعلم الآلة الموثوق والعلوم الاجتماعية الحاسوبية وحوكمة الذكاء الاصطناعي.',
      },
      innovation: {
        en: 'Accelerators, internships and engineering roles for teams that bring artificial intelligence into hospitals, libraries, classrooms and public services.',
        ar: 'مسرّعات أعمال وفرص تدريب عملي ووظائف هندسية للفرق التي تُدخل الذكاء الاصطناعي إلى المستشفيات والمكتبات والصفوف الدراسية والخدمات العامة.',
      },
    },
    subs: [
      {
        title: { en: 'Arabic language technology', ar: 'تقنيات اللغة العربية' },
        description: {
          en: 'Arabic is written and spoken by more than four hundred million people, in a standard form and in many dialects, yet tools for it lag behind those for English. Members collect and annotate texts and speech, train and evaluate language models, and build search, transcription and translation for archives, courts, media and schools.',
          ar: 'يكتب العربية ويتحدث بها أكثر من أربعمائة مليون إنسان، بفصحاها ولهجاتها الكثيرة، ومع ذلك لا تزال أدواتها متأخرة عن أدوات الإنجليزية. ويجمع الأعضاء النصوص والتسجيلات الصوتية ويوسّمونها، ويدرّبون النماذج اللغوية ويقيّمونها، ويبنون أدوات للبحث والتفريغ والترجمة تخدم الأرشيفات والمحاكم ووسائل الإعلام والمدارس.',
        },
      },
      {
        title: { en: 'Trustworthy machine learning', ar: 'تعلم الآلة الموثوق' },
        description: {
          en: 'A model that performs well in the laboratory may fail on new data, treat groups unequally or reveal private information. Researchers in this field develop ways to test robustness, measure uncertainty, explain results and protect privacy. They publish negative findings as well, so that others know where a method should not be used.',
          ar: 'قد يحقق النموذج نتائج جيدة في المختبر ثم يخفق أمام بيانات جديدة، أو يميّز بين الفئات، أو يكشف معلومات خاصة. ويطور الباحثون في هذا المجال وسائل لاختبار المتانة وقياس عدم اليقين وتفسير النتائج وحماية الخصوصية. كما ينشرون النتائج السلبية ليعرف الآخرون المواضع التي لا ينبغي فيها استخدام أسلوب بعينه.',
        },
      },
      {
        title: { en: 'Governance and ethics', ar: 'الحوكمة والأخلاقيات' },
        description: {
          en: 'Governments and universities are writing rules for systems that keep changing. This field studies regulation, procurement, liability, copyright and the place of human judgement, and compares experience across countries. It draws on ethics in several traditions, including Islamic thought, and prepares guidance that ministries, hospitals and schools are able to apply.',
          ar: 'تضع الحكومات والجامعات قواعد لأنظمة لا تكف عن التغير. ويدرس هذا المجال التنظيم القانوني والمشتريات والمسؤولية وحقوق المؤلف وموقع الحكم البشري، ويقارن بين تجارب البلدان. ويستفيد من الأخلاقيات في تقاليد فكرية متعددة، منها الفكر الإسلامي، ويُعدّ إرشادات يمكن للوزارات والمستشفيات والمدارس تطبيقها.',
        },
      },
      {
        title: { en: 'Artificial intelligence for science', ar: 'الذكاء الاصطناعي في خدمة العلوم' },
        description: {
          en: 'Machine learning helps to find patterns in genomes, climate records, telescope images and historical manuscripts. The work succeeds when specialists of both sides share a question, agree on data standards and check results against what is known. Members offer joint supervision, shared computing time and open data sets that have been carefully documented.',
          ar: 'يساعد تعلم الآلة على كشف الأنماط في الجينومات وسجلات المناخ وصور المقاريب والمخطوطات التاريخية. وينجح العمل حين يشترك المتخصصون من الجانبين في سؤال واحد، ويتفقون على معايير البيانات، ويتحققون من النتائج في ضوء المعارف القائمة. ويتيح الأعضاء الإشراف المشترك، وموارد الحوسبة المشتركة، ومجموعات بيانات مفتوحة موثّقة بعناية.',
        },
      },
    ],
  },
  {
    id: 4,
    slug: 'precision-health',
    title: { en: 'Precision Health', ar: 'الرعاية الصحية الدقيقة' },
    description: {
      en: `Precision health uses knowledge of genes, environment and way of life to prevent disease and to choose the treatment that suits the patient. It depends on data from the populations it is meant to serve, and many of these are still missing from international studies.

The area links clinicians, geneticists, engineers and public health specialists.`,
      ar: `تستفيد الرعاية الصحية الدقيقة من معرفة الجينات والبيئة ونمط الحياة في الوقاية من الأمراض واختيار العلاج الملائم لكل مريض. وهي تعتمد على بيانات مستمدة من السكان الذين تسعى إلى خدمتهم، ولا يزال كثير منهم غائبًا عن الدراسات الدولية.

ويربط هذا المجال بين الأطباء وعلماء الوراثة والمهندسين والمتخصصين في الصحة العامة.`,
    },
    intros: {
      education: {
        en: 'Courses for physicians, lecturer posts and scholarships that bring genomics, data analysis and ethics into medical and public health education.',
        ar: 'دورات للأطباء ووظائف تدريسية ومنح دراسية تُدخل علم الجينوم وتحليل البيانات والأخلاقيات إلى تعليم الطب والصحة العامة.',
      },
      research: {
        en: 'Positions and grants in population genomics, health sensors, diagnostics and the effects of climate on health.',
        ar: 'وظائف ومنح تمويلية في جينوم السكان وأجهزة الاستشعار الصحية والتشخيص وآثار المناخ في الصحة.',
      },
      innovation: {
        en: 'Residencies, entrepreneurship posts and internships that carry diagnostics and medical devices from the laboratory to the clinic.',
        ar: 'برامج إقامة ووظائف لريادة الأعمال وفرص تدريب عملي تنقل وسائل التشخيص والأجهزة الطبية من المختبر إلى العيادة.',
      },
    },
    subs: [
      {
        title: { en: 'Population genomics', ar: 'جينوم السكان' },
        description: {
          en: 'Reference genomes were long built on donors of European descent, and findings do not always transfer to others. Studies in the Arab world, Africa and Asia describe genetic variation in their own populations, explain inherited disorders and improve the prediction of risk. Consent, data protection and the return of results are part of the work.',
          ar: 'اعتمدت الجينومات المرجعية طويلًا على متبرعين من أصول أوروبية، ولا تنطبق نتائجها دائمًا على غيرهم. وتصف الدراسات في العالم العربي وأفريقيا وآسيا التنوع الجيني لدى سكانها، وتفسّر الاضطرابات الوراثية، وتحسّن توقّع المخاطر. وتُعدّ الموافقة المستنيرة وحماية البيانات وإبلاغ المشاركين بالنتائج جزءًا من هذا العمل.',
        },
      },
      {
        title: { en: 'Digital diagnostics', ar: 'التشخيص الرقمي' },
        description: {
          en: 'Software can help to read scans, detect disease of the retina and flag patients at risk, and small sensors can follow a condition at home. Members test such tools in hospitals and rural clinics, compare them with ordinary care and report who benefits. Safety, regulation and training of staff are treated as research questions.',
          ar: 'يمكن للبرمجيات أن تساعد على قراءة صور الأشعة وكشف أمراض الشبكية وتحديد المرضى المعرضين للخطر، كما يمكن لأجهزة استشعار صغيرة أن تتابع الحالة في المنزل. ويختبر الأعضاء هذه الأدوات في المستشفيات والعيادات الريفية، ويقارنونها بالرعاية المعتادة، ويبيّنون من يستفيد منها. وتُعامَل السلامة والتنظيم وتدريب الكوادر بوصفها أسئلة بحثية.',
        },
      },
      {
        title: { en: 'Metabolic and chronic disease', ar: 'الأمراض الأيضية والمزمنة' },
        description: {
          en: 'Diabetes, obesity and heart disease are among the main causes of illness in the Gulf and increasingly elsewhere. Research in this field follows large groups over many years, studies diet, sleep and heat together with genes, and tries out prevention in schools, workplaces and primary care, where small changes can reach many people.',
          ar: 'يُعدّ السكري والسمنة وأمراض القلب من أبرز أسباب المرض في الخليج، وتتزايد أهميتها في مناطق أخرى. وتتابع الأبحاث في هذا المجال مجموعات كبيرة سنوات عديدة، وتدرس الغذاء والنوم والحرارة إلى جانب الجينات، وتجرّب أساليب الوقاية في المدارس وأماكن العمل والرعاية الأولية، حيث يمكن لتغييرات صغيرة أن تشمل أعدادًا كبيرة من الناس.',
        },
      },
      {
        title: { en: 'Health data and ethics', ar: 'البيانات الصحية والأخلاقيات' },
        description: {
          en: 'Hospitals hold records of great value to research and of great sensitivity to patients. This field develops secure research environments, common standards for Arabic and English records, and methods that let institutions learn from data without moving it. It also examines how communities understand consent, ownership and benefit, and what they expect in return.',
          ar: 'تحتفظ المستشفيات بسجلات بالغة القيمة للبحث وبالغة الحساسية للمرضى. ويطور هذا المجال بيئات بحثية آمنة، ومعايير مشتركة للسجلات العربية والإنجليزية، وأساليب تتيح للمؤسسات الاستفادة من البيانات من دون نقلها. كما يبحث في فهم المجتمعات للموافقة والملكية والمنفعة، وفيما تنتظره في المقابل.',
        },
      },
    ],
  },
  {
    id: 5,
    slug: 'social-progress',
    title: { en: 'Social Progress', ar: 'التقدم الاجتماعي' },
    description: {
      en: `Social progress is measured by what people are able to do and be: to learn, work, take part in public life and pass on their culture. Research and practice in this area look at institutions and communities, and at the history that shaped them.

Economists, historians, jurists, sociologists and civil society organizations take part.`,
      ar: `يُقاس التقدم الاجتماعي بما يستطيع الناس تحقيقه: أن يتعلموا ويعملوا ويشاركوا في الحياة العامة وينقلوا ثقافتهم إلى من بعدهم. ويتناول البحث والعمل في هذا المجال المؤسسات والمجتمعات والتاريخ الذي شكّلها.

ويشارك فيه اقتصاديون ومؤرخون وقانونيون وعلماء اجتماع ومنظمات من المجتمع المدني.`,
    },
    intros: {
      education: {
        en: 'Scholarships in public policy, fellowships for teachers and volunteer programmes that widen access to learning for young people and displaced families.',
        ar: 'منح دراسية في السياسات العامة وزمالات للمعلمين وبرامج تطوعية توسّع فرص التعلم أمام الشباب والأسر النازحة.',
      },
      research: {
        en: 'Fellowships and grants in history, policy, migration and computational social science, with archives and field studies in several countries.',
        ar: 'زمالات ومنح تمويلية في التاريخ والسياسات والهجرة والعلوم الاجتماعية الحاسوبية، تعتمد على الأرشيفات والدراسات الميدانية في عدة بلدان.',
      },
      innovation: {
        en: 'Prizes, civic technology posts and programmes that help cities, cooperatives and public bodies to try new services and to measure their effect.',
        ar: 'جوائز ووظائف في التقنيات المدنية وبرامج تساعد المدن والتعاونيات والجهات العامة على تجربة خدمات جديدة وقياس أثرها.',
      },
    },
    subs: [
      {
        title: { en: 'Public policy and governance', ar: 'السياسات العامة والحوكمة' },
        description: {
          en: 'Policies succeed when they rest on evidence and when institutions are able to carry them out. Members evaluate programmes in education, health and labour, study how ministries and municipalities decide, and train public servants in the use of data. Comparative work looks at what reforms have achieved in states of different size and income.',
          ar: 'تنجح السياسات حين تستند إلى الأدلة وحين تكون المؤسسات قادرة على تنفيذها. ويقيّم الأعضاء برامج في التعليم والصحة والعمل، ويدرسون كيفية اتخاذ القرار في الوزارات والبلديات، ويدرّبون موظفي القطاع العام على استخدام البيانات. وتنظر الدراسات المقارنة فيما حققته الإصلاحات في دول متباينة الحجم والدخل.',
        },
      },
      {
        title: { en: 'Youth, work and mobility', ar: 'الشباب والعمل والتنقل' },
        description: {
          en: 'The region has one of the youngest populations in the world, and many graduates wait years for suitable work. This field studies the passage from school to employment, women in the labour market, migration and the return of talent. It works with employers and unions on apprenticeships and on the recognition of skills across borders.',
          ar: 'سكان المنطقة من أكثر شعوب العالم شبابًا، وينتظر كثير من الخريجين سنوات للحصول على عمل مناسب. ويدرس هذا المجال الانتقال من المدرسة إلى العمل، والمرأة في سوق العمل، والهجرة وعودة الكفاءات. ويعمل مع أصحاب العمل والنقابات على برامج التلمذة المهنية وعلى الاعتراف بالمهارات عبر الحدود.',
        },
      },
      {
        title: { en: 'Heritage, history and language', ar: 'التراث والتاريخ واللغة' },
        description: {
          en: 'Manuscripts, oral traditions and buildings record how societies understood themselves and exchanged knowledge. Scholars edit and translate texts, trace the history of science and institutions, and document places under threat. Digital methods open these sources to a wider public, while local communities take part in deciding how their heritage is presented.',
          ar: 'تحفظ المخطوطات والموروث الشفهي والمباني سجلًا لفهم المجتمعات لذاتها وتبادلها للمعرفة. ويحقق الباحثون النصوص ويترجمونها، ويتتبعون تاريخ العلوم والمؤسسات، ويوثّقون المواقع المهددة. وتتيح الأساليب الرقمية هذه المصادر لجمهور أوسع، فيما تشارك المجتمعات المحلية في تحديد كيفية تقديم تراثها.',
        },
      },
      {
        title: { en: 'Civic participation and social innovation', ar: 'المشاركة المدنية والابتكار الاجتماعي' },
        description: {
          en: 'Residents often know best what a neighbourhood lacks. This field supports cooperatives, volunteer groups and civic technology that help people to take part in planning, monitor services and organise mutual aid. Researchers accompany such projects, measure what changes and describe the conditions under which a local success can be repeated somewhere else.',
          ar: 'كثيرًا ما يكون السكان أدرى بما ينقص أحياءهم. ويدعم هذا المجال التعاونيات والمجموعات التطوعية والتقنيات المدنية التي تعين الناس على المشاركة في التخطيط ومتابعة الخدمات وتنظيم التكافل. ويرافق الباحثون هذه المشاريع، ويقيسون ما تحدثه من تغيير، ويصفون الشروط التي يمكن في ظلها تكرار النجاح المحلي في مكان آخر.',
        },
      },
      {
        title: { en: 'Displacement and resilience', ar: 'النزوح والقدرة على الصمود' },
        description: {
          en: 'War, disasters and economic collapse have forced millions of families in the region to move. Members study schooling, health and livelihoods in displacement, the experience of host communities and the rebuilding of universities. They work with scholars at risk and with local organizations, and take care that research does not burden the people it describes.',
          ar: 'أجبرت الحروب والكوارث والانهيارات الاقتصادية ملايين الأسر في المنطقة على الرحيل. ويدرس الأعضاء التعليم والصحة وسبل العيش في ظروف النزوح، وتجربة المجتمعات المضيفة، وإعادة بناء الجامعات. ويتعاونون مع العلماء المعرضين للخطر ومع المنظمات المحلية، ويحرصون على ألا يُثقل البحث كاهل من يتناولهم.',
        },
      },
    ],
  },
];
