import type { OpportunitySeed } from '../shapes.js';

export const educationOpportunities: OpportunitySeed[] = [
  {
    slug: 'lecturer-in-teacher-education',
    title: { en: 'Lecturer in Teacher Education', ar: 'محاضر في إعداد المعلمين' },
    summary: {
      en: 'Two lecturer posts in Karachi to teach and supervise future teachers of mathematics and languages.',
      ar: 'وظيفتان لمحاضرَين في كراتشي لتأهيل معلمي الرياضيات واللغات والإشراف على تدريبهم العملي.',
    },
    description: {
      en: `## About the role

The college educates 1,800 student teachers for the public schools of Sindh. It is appointing two lecturers: one for mathematics education and one for the teaching of languages in multilingual classrooms.

## What you will do

- Teach three courses a semester in the four-year teaching degree.
- Visit student teachers in partner schools and give them written feedback.
- Revise course materials with colleagues in Urdu, Sindhi and English.

## Who can apply

Applicants need a master’s degree in education or a related field and at least three years of classroom teaching. A doctorate is welcome but not required.

## What is offered

The contract runs for three years and may be renewed. The college pays for health insurance and one conference each year.`,
      ar: `## نبذة عن الوظيفة

يدرس في الكلية ١٬٨٠٠ من الطلبة المعلمين الذين يُعَدّون للتدريس في المدارس الحكومية بإقليم السند، وتعلن عن وظيفتين لمحاضرَين: الأولى في تعليم الرياضيات، والثانية في تعليم اللغات في الصفوف المتعددة اللغات.

## المهام

- تدريس ثلاثة مقررات في كل فصل ضمن برنامج إعداد المعلمين الممتد أربع سنوات.
- زيارة الطلبة المعلمين في المدارس الشريكة وتزويدهم بملاحظات مكتوبة.
- مراجعة المواد الدراسية مع الزملاء بالأردية والسندية والإنجليزية.

## شروط التقديم

يُشترط الحصول على درجة الماجستير في التربية أو في تخصص قريب، وخبرة لا تقل عن ثلاث سنوات في التدريس الصفي. والدكتوراه ميزة إضافية لكنها غير مشترطة.

## المزايا

مدة العقد ثلاث سنوات قابلة للتجديد، وتتحمل الكلية تكاليف التأمين الصحي والمشاركة في مؤتمر واحد كل عام.`,
    },
    agsCategory: 'education',
    isProgram: false,
    category: 'academic-position',
    partner: 'karachi-teachers-college',
    areas: [1],
    location: { en: 'Karachi', ar: 'كراتشي' },
    country: 'PK',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 2,
    stipend: { en: 'PKR 280,000 a month', ar: '٢٨٠٬٠٠٠ روبية باكستانية شهريًا' },
    deadlineInDays: 34,
    publishedDaysAgo: 12,
  },
  {
    slug: 'doctoral-scholarships-artificial-intelligence',
    title: { en: 'Doctoral Scholarships in Artificial Intelligence', ar: 'منح دكتوراه في الذكاء الاصطناعي' },
    summary: {
      en: 'Twelve full scholarships for a doctorate in machine learning, language technology or robotics in Kuala Lumpur.',
      ar: 'اثنتا عشرة منحة كاملة لدراسة الدكتوراه في تعلم الآلة أو تقنيات اللغة أو الروبوتات في كوالالمبور.',
    },
    description: {
      en: `## The scholarships

The institute and three partner universities award twelve scholarships for doctoral study over four years. Candidates join one of three groups: machine learning theory, language technology for Malay and Arabic, or robotics for agriculture.

## What the scholarship covers

- Tuition for eight semesters and a monthly stipend.
- A return flight in the first and the last year.
- A research visit of up to three months at a partner university in Qatar.

## Who can apply

Applicants hold a master’s degree in computer science, mathematics, statistics or linguistics, or will complete one before the programme begins. They have written a thesis or published at least one paper. Teaching and supervision are in English.

## How to apply

Please send a research proposal of three pages, transcripts and two letters of reference. Interviews are held online about four weeks after the deadline.`,
      ar: `## عن المنح

يقدم المعهد بالتعاون مع ثلاث جامعات شريكة اثنتي عشرة منحة لدراسة الدكتوراه مدة أربع سنوات. وينضم المقبولون إلى إحدى ثلاث مجموعات: نظرية تعلم الآلة، أو تقنيات اللغة للملايوية والعربية، أو الروبوتات الزراعية.

## ما تغطيه المنحة

- الرسوم الدراسية لثمانية فصول ومخصص مالي شهري.
- تذكرة سفر ذهابًا وإيابًا في السنة الأولى وأخرى في السنة الأخيرة.
- زيارة بحثية تصل مدتها إلى ثلاثة أشهر في جامعة شريكة في قطر.

## شروط التقديم

يُشترط الحصول على درجة الماجستير في علوم الحاسوب أو الرياضيات أو الإحصاء أو اللسانيات، أو إتمامها قبل بدء البرنامج، مع كتابة رسالة علمية أو نشر بحث واحد على الأقل. والتدريس والإشراف باللغة الإنجليزية.

## طريقة التقديم

يتضمن الطلب مقترحًا بحثيًا من ثلاث صفحات وكشوف الدرجات ورسالتي توصية. وتُعقد المقابلات عبر الإنترنت بعد نحو أربعة أسابيع من الموعد النهائي.`,
    },
    agsCategory: 'education',
    isProgram: true,
    category: 'scholarship',
    partner: 'kuala-lumpur-institute-of-ai',
    areas: [3],
    location: { en: 'Kuala Lumpur', ar: 'كوالالمبور' },
    country: 'MY',
    workMode: 'onsite',
    employmentType: 'fellowship',
    seats: 12,
    stipend: { en: 'MYR 4,500 a month', ar: '٤٬٥٠٠ رينغيت ماليزي شهريًا' },
    deadlineInDays: 62,
    publishedDaysAgo: 20,
  },
  {
    slug: 'summer-school-sustainability-arid-cities',
    title: {
      en: 'Summer School: Sustainability in Arid Cities',
      ar: 'المدرسة الصيفية: الاستدامة في مدن المناطق الجافة',
    },
    summary: {
      en: 'A two-week school in Kuwait City for students of engineering, planning and social science on heat, water and public space.',
      ar: 'مدرسة صيفية مدتها أسبوعان في مدينة الكويت لطلبة الهندسة والتخطيط والعلوم الاجتماعية حول الحرارة والمياه والفضاء العام.',
    },
    description: {
      en: `## About the school

Thirty students spend two weeks studying how cities in hot and dry regions can remain liveable. Mornings are for lectures; in the afternoons mixed teams measure temperature, shade and water use in two districts of Kuwait City and discuss the results with residents.

## Topics

1. Urban heat and its effect on health and work.
2. Reuse of water in parks and buildings.
3. Public space, walking and transport.

## Who can apply

Students in the third year of a bachelor’s degree or above, from any country, with good English. Knowledge of Arabic is useful for the interviews with residents.

## Costs

Participation is free. Accommodation and meals are provided, and ten travel grants are available for students from low-income countries. Participants receive a certificate worth four ECTS credits.`,
      ar: `## عن المدرسة الصيفية

يمضي ثلاثون طالبًا وطالبة أسبوعين في دراسة السبل الكفيلة بإبقاء المدن صالحة للعيش في المناطق الحارة والجافة. تُخصَّص الفترة الصباحية للمحاضرات، وبعد الظهر تقيس فرق متعددة التخصصات الحرارة والظل واستهلاك المياه في حيّين من أحياء مدينة الكويت وتناقش النتائج مع السكان.

## المحاور

1. الحرارة في المدن وأثرها في الصحة والعمل.
2. إعادة استخدام المياه في الحدائق والمباني.
3. الفضاء العام والمشي والنقل.

## شروط التقديم

يُتاح التقديم للطلبة من جميع البلدان ابتداءً من السنة الثالثة في مرحلة البكالوريوس، مع إجادة اللغة الإنجليزية. ومعرفة العربية مفيدة في مقابلات السكان.

## التكاليف

المشاركة مجانية، وتشمل الإقامة والوجبات، وتتوافر عشر منح سفر للطلبة القادمين من بلدان منخفضة الدخل. ويحصل المشاركون على شهادة تعادل أربع نقاط في النظام الأوروبي (ECTS).`,
    },
    agsCategory: 'education',
    isProgram: true,
    category: 'training-programme',
    partner: 'gulf-university-of-technology',
    areas: [2, 5],
    location: { en: 'Kuwait City', ar: 'مدينة الكويت' },
    country: 'KW',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 30,
    stipend: { en: 'No stipend; accommodation and meals covered', ar: 'دون مخصص مالي، مع تغطية الإقامة والوجبات' },
    deadlineInDays: 48,
    publishedDaysAgo: 9,
  },
  {
    slug: 'assistant-professor-biomedical-data-science',
    title: { en: 'Assistant Professor of Biomedical Data Science', ar: 'أستاذ مساعد في علم البيانات الطبية الحيوية' },
    summary: {
      en: 'A permanent post in Nairobi to build a new master’s course in data science for medicine and public health.',
      ar: 'وظيفة دائمة في نيروبي لتأسيس برنامج ماجستير جديد في علم البيانات للطب والصحة العامة.',
    },
    description: {
      en: `## About the role

The faculty of health sciences is opening a master’s course in biomedical data science and seeks an assistant professor to build it. The first students begin in the coming academic year.

## What you will do

- Design and teach courses in biostatistics, machine learning and clinical data.
- Supervise up to five master’s students and co-supervise doctoral students.
- Work with two teaching hospitals on safe access to patient data.

## Who can apply

Candidates hold a doctorate in biostatistics, bioinformatics, computer science or epidemiology and have taught at university level. Experience with health data from African countries is an advantage.

## What is offered

The post is permanent after a probation of two years. The university provides a start-up fund for research, medical cover and support with relocation. Salary depends on grade and experience.`,
      ar: `## نبذة عن الوظيفة

تستعد كلية العلوم الصحية لافتتاح برنامج ماجستير في علم البيانات الطبية الحيوية، وتبحث عن أستاذ مساعد لتأسيسه. وتبدأ الدفعة الأولى في العام الأكاديمي المقبل.

## المهام

- تصميم مقررات في الإحصاء الحيوي وتعلم الآلة والبيانات السريرية وتدريسها.
- الإشراف على ما يصل إلى خمسة من طلبة الماجستير، والمشاركة في الإشراف على طلبة الدكتوراه.
- التعاون مع مستشفيين تعليميين لتأمين الوصول الآمن إلى بيانات المرضى.

## شروط التقديم

يُشترط الحصول على درجة الدكتوراه في الإحصاء الحيوي أو المعلوماتية الحيوية أو علوم الحاسوب أو علم الأوبئة، وخبرة في التدريس الجامعي. وتُعدّ الخبرة بالبيانات الصحية في البلدان الأفريقية ميزة إضافية.

## المزايا

تصبح الوظيفة دائمة بعد فترة تجربة مدتها سنتان. وتوفر الجامعة تمويلًا لبدء البحث وتغطية طبية ودعمًا للانتقال. ويُحدَّد الراتب بحسب الدرجة والخبرة.`,
    },
    agsCategory: 'education',
    isProgram: false,
    category: 'academic-position',
    partner: 'nairobi-health-sciences-university',
    areas: [4, 3],
    location: { en: 'Nairobi', ar: 'نيروبي' },
    country: 'KE',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 1,
    stipend: null,
    deadlineInDays: 75,
    publishedDaysAgo: 6,
    applyUrl: 'https://jobs.nhsu.example/biomedical-data-science',
  },
  {
    slug: 'masters-scholarships-public-policy',
    title: { en: 'Master’s Scholarships in Public Policy', ar: 'منح ماجستير في السياسات العامة' },
    summary: {
      en: 'Ten scholarships in Amman for staff of ministries, municipalities and civil society who work on social policy.',
      ar: 'عشر منح دراسية في عمّان للعاملين في الوزارات والبلديات والمجتمع المدني في مجال السياسات الاجتماعية.',
    },
    description: {
      en: `## About the programme

The master’s in public policy takes one year and is meant for people already in work. Students learn economics, statistics, law and evaluation, and complete a policy report for a ministry, a municipality or a civil society organization. Half of the courses are taught in Arabic and half in English.

## What the scholarship covers

- Full tuition and examination fees.
- A monthly living allowance for twelve months.
- Health insurance and a grant for the field project.

## Who can apply

The scholarships are open to citizens and residents of Arab countries who hold a bachelor’s degree with at least a good grade and have two years of work experience. Five places are kept for applicants from municipalities.

## Selection

A committee reads the applications and invites thirty candidates to a written case study and an interview.`,
      ar: `## عن البرنامج

تستغرق دراسة الماجستير في السياسات العامة سنة واحدة، والبرنامج موجّه إلى العاملين في الميدان. ويدرس الطلبة الاقتصاد والإحصاء والقانون وتقييم البرامج، ويُعدّون تقريرًا في السياسات لوزارة أو بلدية أو منظمة من منظمات المجتمع المدني. ويُدرَّس نصف المقررات بالعربية ونصفها الآخر بالإنجليزية.

## ما تغطيه المنحة

- الرسوم الدراسية ورسوم الاختبارات كاملةً.
- بدل معيشة شهري مدة اثني عشر شهرًا.
- التأمين الصحي ومنحة للمشروع الميداني.

## شروط التقديم

المنح متاحة لمواطني البلدان العربية والمقيمين فيها من حملة البكالوريوس بتقدير جيد على الأقل ممن لديهم خبرة عملية مدتها سنتان. وتُخصَّص خمسة مقاعد للعاملين في البلديات.

## الاختيار

تراجع لجنة متخصصة الطلبات، ثم تدعو ثلاثين مرشحًا إلى دراسة حالة مكتوبة ومقابلة شخصية.`,
    },
    agsCategory: 'education',
    isProgram: true,
    category: 'scholarship',
    partner: 'amman-school-of-public-policy',
    areas: [5],
    location: { en: 'Amman', ar: 'عمّان' },
    country: 'JO',
    workMode: 'onsite',
    employmentType: 'fellowship',
    seats: 10,
    stipend: { en: 'JOD 450 a month', ar: '٤٥٠ دينارًا أردنيًا شهريًا' },
    deadlineInDays: -12,
    publishedDaysAgo: 94,
  },
  {
    slug: 'inclusive-classrooms-teacher-fellowship',
    title: { en: 'Inclusive Classrooms Fellowship for Teachers', ar: 'زمالة الصفوف الدامجة للمعلمين' },
    summary: {
      en: 'A year-long part-time fellowship for twenty teachers in Qatar who work with children with additional learning needs.',
      ar: 'زمالة بدوام جزئي مدتها عام لعشرين معلمًا ومعلمة في قطر يعملون مع أطفال ذوي احتياجات تعليمية إضافية.',
    },
    description: {
      en: `## About the fellowship

Twenty teachers from public and private schools in Qatar meet one day a week for a school year. They study how children with dyslexia, autism or hearing loss learn, adapt a unit of their own teaching and record what changes in the classroom.

## Programme

- Weekly seminars, alternately in Al Rayyan and online.
- Four classroom visits by an experienced mentor.
- A closing conference at which fellows present their adapted units.

## Who can apply

Teachers and support staff with at least two years of service and the written agreement of their school, which keeps one day a week free for the fellowship. Seminars are held in Arabic, with readings in Arabic and English.

## What is offered

Fellows receive a monthly allowance and a certificate of 120 hours. Their units are published as open resources.`,
      ar: `## عن الزمالة

يلتقي عشرون معلمًا ومعلمة من المدارس الحكومية والخاصة في قطر يومًا في الأسبوع على مدى عام دراسي. ويدرسون كيف يتعلم الأطفال ذوو عسر القراءة أو التوحد أو ضعف السمع، ويكيّفون وحدة من دروسهم، ويوثّقون ما يطرأ من تغيير في الصف.

## محتوى البرنامج

- ندوات أسبوعية تُعقد بالتناوب في الريان وعبر الإنترنت.
- أربع زيارات صفية يجريها مرشد تربوي ذو خبرة.
- مؤتمر ختامي يعرض فيه المشاركون الوحدات التي كيّفوها.

## شروط التقديم

التقديم متاح للمعلمين والكوادر المساندة ممن لديهم خبرة لا تقل عن سنتين، بشرط موافقة خطية من المدرسة على التفرغ يومًا في الأسبوع. وتُعقد الندوات بالعربية، والقراءات بالعربية والإنجليزية.

## المزايا

يحصل المشاركون على مكافأة شهرية وشهادة تعادل ١٢٠ ساعة تدريبية، وتُنشر وحداتهم بوصفها موارد مفتوحة.`,
    },
    agsCategory: 'education',
    isProgram: true,
    category: 'training-programme',
    partner: 'qatar-centre-for-learning',
    areas: [1, 5],
    location: { en: 'Al Rayyan', ar: 'الريان' },
    country: 'QA',
    workMode: 'hybrid',
    employmentType: 'part-time',
    seats: 20,
    stipend: { en: 'QAR 3,000 a month', ar: '٣٬٠٠٠ ريال قطري شهريًا' },
    deadlineInDays: 27,
    publishedDaysAgo: 31,
  },
  {
    slug: 'curriculum-designer-secondary-science',
    title: { en: 'Curriculum Designer, Secondary Science', ar: 'مصمم مناهج للعلوم في المرحلة الثانوية' },
    summary: {
      en: 'Write and test bilingual science units on energy, water and climate for grades nine to twelve in Qatar.',
      ar: 'إعداد وحدات علوم ثنائية اللغة عن الطاقة والمياه والمناخ للصفوف من التاسع إلى الثاني عشر في قطر وتجريبها.',
    },
    description: {
      en: `## About the role

The centre develops a set of twenty-four science units in Arabic and English that use examples from the Gulf: desalination, solar power, dust storms and coastal life. It seeks a curriculum designer to lead the writing for grades nine to twelve.

## What you will do

- Plan units together with scientists and practising teachers.
- Write pupil texts, experiments and tests in one language and check the other.
- Observe trial lessons in eight schools and revise the units.

## Who can apply

A degree in a natural science, a teaching qualification and five years in secondary schools. Excellent written Arabic or English, and a good reading knowledge of the other language, are needed.

## What is offered

A two-year contract, housing allowance, health insurance and annual flights. Two days a week may be worked from home.`,
      ar: `## نبذة عن الوظيفة

يطور المركز أربعًا وعشرين وحدة في العلوم بالعربية والإنجليزية، تستمد أمثلتها من بيئة الخليج: تحلية المياه والطاقة الشمسية والعواصف الغبارية والحياة الساحلية. ويبحث عن مصمم مناهج لقيادة التأليف للصفوف من التاسع إلى الثاني عشر.

## المهام

- تخطيط الوحدات بالتعاون مع علماء ومعلمين ممارسين.
- كتابة نصوص الطلبة والتجارب والاختبارات بإحدى اللغتين ومراجعتها باللغة الأخرى.
- ملاحظة الدروس التجريبية في ثماني مدارس وتنقيح الوحدات.

## شروط التقديم

يُشترط الحصول على درجة جامعية في أحد العلوم الطبيعية، ومؤهل تربوي، وخبرة خمس سنوات في المدارس الثانوية، مع إتقان الكتابة بالعربية أو الإنجليزية والقدرة الجيدة على القراءة باللغة الأخرى.

## المزايا

عقد مدته سنتان، وبدل سكن، وتأمين صحي، وتذاكر سفر سنوية، مع إمكانية العمل من المنزل يومين في الأسبوع.`,
    },
    agsCategory: 'education',
    isProgram: false,
    category: 'academic-position',
    partner: 'qatar-centre-for-learning',
    areas: [1, 2],
    location: { en: 'Al Rayyan', ar: 'الريان' },
    country: 'QA',
    workMode: 'hybrid',
    employmentType: 'contract',
    seats: 1,
    stipend: { en: 'QAR 17,000 a month', ar: '١٧٬٠٠٠ ريال قطري شهريًا' },
    deadlineInDays: 5,
    publishedDaysAgo: 40,
  },
  {
    slug: 'graduate-internship-educational-publishing',
    title: { en: 'Graduate Internship in Educational Publishing', ar: 'تدريب عملي للخريجين في النشر التعليمي' },
    summary: {
      en: 'Six months with an academic press in Cordoba, working on Arabic and Spanish textbooks for schools and universities.',
      ar: 'ستة أشهر في دار نشر أكاديمية في قرطبة للعمل على كتب دراسية بالعربية والإسبانية للمدارس والجامعات.',
    },
    description: {
      en: `## About the internship

Alongside its scholarly books, the press is preparing textbooks and readers for the study of Arabic in Spain and of Spanish in North Africa. Two interns join the editorial team for six months and follow a book from manuscript to printed copy.

## What interns do

- Check exercises and solutions, and prepare glossaries in both languages.
- Clear permissions for pictures and texts.
- Test digital editions with readers who use assistive technology.

## Who can apply

Graduates in languages, translation, education or publishing who finished their studies within the last two years. Good Arabic and Spanish are required; English is helpful.

## What is offered

A monthly allowance, a named mentor and a written assessment at the end. Interns work three days a week in the office and two days from home.`,
      ar: `## عن التدريب

تُعدّ الدار، إلى جانب إصداراتها العلمية، كتبًا دراسية ونصوصًا للقراءة موجهة إلى متعلمي العربية في إسبانيا ومتعلمي الإسبانية في شمال أفريقيا. وينضم متدربان إلى فريق التحرير مدة ستة أشهر لمتابعة الكتاب من المخطوط حتى النسخة المطبوعة.

## المهام

- مراجعة التمارين وحلولها وإعداد مسارد بالمصطلحات في اللغتين.
- الحصول على أذون استخدام الصور والنصوص.
- اختبار الطبعات الرقمية مع قراء يستخدمون التقنيات المساعدة.

## شروط التقديم

التدريب متاح لخريجي اللغات أو الترجمة أو التربية أو النشر ممن أنهوا دراستهم خلال السنتين الماضيتين. ويُشترط إتقان العربية والإسبانية، ومعرفة الإنجليزية مفيدة.

## المزايا

مكافأة شهرية، ومرشد مخصص لكل متدرب، وتقييم مكتوب في ختام المدة. ويجري العمل ثلاثة أيام أسبوعيًا في المكتب ويومين من المنزل.`,
    },
    agsCategory: 'education',
    isProgram: false,
    category: 'internship',
    partner: 'cordoba-press',
    areas: [1],
    location: { en: 'Cordoba', ar: 'قرطبة' },
    country: 'ES',
    workMode: 'hybrid',
    employmentType: 'internship',
    seats: 2,
    stipend: { en: 'EUR 1,100 a month', ar: '١٬١٠٠ يورو شهريًا' },
    deadlineInDays: -25,
    publishedDaysAgo: 110,
  },
  {
    slug: 'visiting-lecturer-sustainable-materials',
    title: { en: 'Visiting Lecturer in Sustainable Materials and Craft', ar: 'محاضر زائر في المواد المستدامة والحِرف' },
    summary: {
      en: 'A one-year post in Marrakech to teach design students about earth, fibre and recycled materials in the studio.',
      ar: 'وظيفة مدتها عام في مراكش لتدريس طلبة التصميم المواد الترابية والألياف والمواد المعاد تدويرها في المرسم.',
    },
    description: {
      en: `## About the role

The school of design teaches through studios and workshops with craftspeople of the old city. For one academic year it seeks a visiting lecturer who can connect this craft knowledge with research on sustainable materials.

## What you will do

- Lead a second-year studio on earth construction, plant fibres and recycled metal.
- Give a lecture course on the life cycle of materials, in French or Arabic.
- Organise a public exhibition of student work at the end of the year.

## Who can apply

Designers, architects and materials scientists with a master’s degree and a portfolio of built or published work. Teaching experience is expected; an academic career is not.

## What is offered

A full-time contract of ten months, a furnished flat near the school and a budget of MAD 40,000 for workshop materials.`,
      ar: `## نبذة عن الوظيفة

تقوم الدراسة في مدرسة التصميم على العمل في المراسم والورش مع الحرفيين في المدينة العتيقة. وتبحث المدرسة عن محاضر زائر لعام أكاديمي واحد يصل هذه المعرفة الحرفية بأبحاث المواد المستدامة.

## المهام

- قيادة مرسم السنة الثانية في البناء بالتراب والألياف النباتية والمعادن المعاد تدويرها.
- تدريس مقرر نظري عن دورة حياة المواد بالفرنسية أو العربية.
- تنظيم معرض عام لأعمال الطلبة في نهاية السنة.

## شروط التقديم

الوظيفة متاحة للمصممين والمعماريين وعلماء المواد من حملة الماجستير ممن لديهم ملف أعمال منفذة أو منشورة. وتُنتظر خبرة في التدريس، ولا تُشترط مسيرة أكاديمية.

## المزايا

عقد بدوام كامل مدته عشرة أشهر، وشقة مفروشة قريبة من المدرسة، وميزانية قدرها ٤٠٬٠٠٠ درهم مغربي لمواد الورش.`,
    },
    agsCategory: 'education',
    isProgram: false,
    category: 'academic-position',
    partner: 'marrakech-school-of-design',
    areas: [2],
    location: { en: 'Marrakech', ar: 'مراكش' },
    country: 'MA',
    workMode: 'onsite',
    employmentType: 'contract',
    seats: 1,
    stipend: { en: 'MAD 24,000 a month', ar: '٢٤٬٠٠٠ درهم مغربي شهريًا' },
    deadlineInDays: 41,
    publishedDaysAgo: 17,
  },
  {
    slug: 'teaching-artificial-intelligence-in-schools',
    title: {
      en: 'Teaching Artificial Intelligence in Schools: Online Course',
      ar: 'تدريس الذكاء الاصطناعي في المدارس: دورة عبر الإنترنت',
    },
    summary: {
      en: 'A ten-week online course in Arabic that prepares teachers of all subjects to explain artificial intelligence to pupils.',
      ar: 'دورة عبر الإنترنت بالعربية مدتها عشرة أسابيع تؤهل معلمي جميع المواد لشرح الذكاء الاصطناعي للتلاميذ.',
    },
    description: {
      en: `## About the course

Pupils already use chatbots and image generators. This course helps teachers to explain how such systems work, where they fail and how to judge what they produce. No programming is required.

## Content

1. Data, models and mistakes: experiments without a computer.
2. Language models and homework.
3. Privacy, bias and the law.
4. Planning and testing a lesson of one’s own.

## Who can apply

Teachers of any subject in grades five to twelve, in any country. The course is taught in Arabic and takes about four hours a week, with one live session on Saturdays.

## What is offered

Participation is free. Teachers who complete all tasks receive a certificate from the institute and may use the lesson materials under an open licence. Groups of three or more from one school are preferred.`,
      ar: `## عن الدورة

يستخدم التلاميذ اليوم روبوتات المحادثة ومولّدات الصور. وتساعد هذه الدورة المعلمين على شرح طريقة عمل هذه الأنظمة، ومواطن إخفاقها، وكيفية الحكم على نتاجها. ولا تتطلب أي معرفة بالبرمجة.

## المحتوى

1. البيانات والنماذج والأخطاء: تجارب من دون حاسوب.
2. النماذج اللغوية والواجبات المنزلية.
3. الخصوصية والتحيز والقانون.
4. تخطيط درس من إعداد المشارك وتجريبه.

## الفئة المستهدفة

معلمو جميع المواد في الصفوف من الخامس إلى الثاني عشر في أي بلد. وتُقدَّم الدورة بالعربية وتستغرق نحو أربع ساعات أسبوعيًا، منها لقاء مباشر واحد كل سبت.

## المزايا

المشاركة مجانية. ويحصل من يُتمّ جميع المهام على شهادة من المعهد، ويمكنه استخدام مواد الدروس بموجب رخصة مفتوحة. وتُفضَّل المجموعات المكونة من ثلاثة معلمين أو أكثر من المدرسة نفسها.`,
    },
    agsCategory: 'education',
    isProgram: true,
    category: 'training-programme',
    partner: 'doha-institute-of-science',
    areas: [3, 1],
    location: { en: 'Online, from Doha', ar: 'عبر الإنترنت، من الدوحة' },
    country: 'QA',
    workMode: 'remote',
    employmentType: 'part-time',
    seats: 60,
    stipend: null,
    deadlineInDays: 18,
    publishedDaysAgo: 22,
  },
  {
    slug: 'senior-lecturer-precision-medicine',
    title: { en: 'Senior Lecturer in Precision Medicine', ar: 'محاضر أول في الطب الدقيق' },
    summary: {
      en: 'Teach genetics, data analysis and clinical decision-making to medical students and residents in Istanbul.',
      ar: 'تدريس علم الوراثة وتحليل البيانات واتخاذ القرار السريري لطلبة الطب والأطباء المقيمين في إسطنبول.',
    },
    description: {
      en: `## About the role

The medical faculty is revising its curriculum so that every student learns to read a genetic report and to question a prediction made by software. A senior lecturer will coordinate this change over the next four years.

## What you will do

- Coordinate the new module in years three to five and teach part of it.
- Train residents at the university hospital in weekly case conferences.
- Carry out research for about one third of working time.

## Who can apply

Candidates hold a medical degree or a doctorate in genetics or a related subject, and have at least five years of teaching in medicine. Teaching is in English; Turkish is useful with patients and may be learned on the job.

## What is offered

Employment for four years with the prospect of a permanent post, and a school allowance for children.`,
      ar: `## نبذة عن الوظيفة

تراجع كلية الطب مناهجها ليتعلم كل طالب قراءة التقرير الجيني ومساءلة التوقعات الصادرة عن البرمجيات. ويتولى شاغل الوظيفة تنسيق هذا التغيير خلال السنوات الأربع المقبلة.

## المهام

- تنسيق الوحدة الدراسية الجديدة في السنوات من الثالثة إلى الخامسة وتدريس جزء منها.
- تدريب الأطباء المقيمين في المستشفى الجامعي ضمن لقاءات أسبوعية لمناقشة الحالات.
- إجراء أبحاث في نحو ثلث وقت العمل.

## شروط التقديم

يُشترط الحصول على درجة في الطب أو دكتوراه في علم الوراثة أو في تخصص قريب، وخبرة خمس سنوات على الأقل في التدريس الطبي. والتدريس بالإنجليزية، أما التركية فمفيدة في التواصل مع المرضى ويمكن تعلمها أثناء العمل.

## المزايا

عقد مدته أربع سنوات مع إمكانية التحول إلى وظيفة دائمة، وبدل مدارس للأبناء.`,
    },
    agsCategory: 'education',
    isProgram: false,
    category: 'academic-position',
    partner: 'istanbul-bosphorus-university',
    areas: [4, 3],
    location: { en: 'Istanbul', ar: 'إسطنبول' },
    country: 'TR',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 1,
    stipend: null,
    deadlineInDays: 96,
    publishedDaysAgo: 3,
  },
  {
    slug: 'volunteer-tutors-digital-literacy',
    title: { en: 'Volunteer Tutors in Digital Literacy', ar: 'متطوعون لتعليم المهارات الرقمية' },
    summary: {
      en: 'Two hours a week online with young people in Lebanon who left school early and want to return to learning.',
      ar: 'ساعتان أسبوعيًا عبر الإنترنت مع شباب في لبنان انقطعوا عن الدراسة ويرغبون في العودة إلى التعلم.',
    },
    description: {
      en: `## About the programme

The lab runs evening classes for people aged sixteen to twenty-four who left school because of work, illness or displacement. Volunteers accompany small groups online for four months and help them to search, write, calculate and apply for work with a computer or a telephone.

## What volunteers do

- Meet a group of three or four learners twice a week, one hour each time.
- Use ready-made lessons in Arabic and adapt the pace to the group.
- Attend a monthly meeting with other tutors and a social worker.

## Who can apply

Students, teachers and professionals who speak Arabic well and can commit to four months. Teaching experience is not needed; an online training of eight hours is compulsory.

## What is offered

A confirmation of volunteer service and the cost of mobile data. New groups begin every month.`,
      ar: `## عن البرنامج

ينظم المختبر صفوفًا مسائية لشباب بين السادسة عشرة والرابعة والعشرين تركوا المدرسة بسبب العمل أو المرض أو النزوح. ويرافق المتطوعون مجموعات صغيرة عبر الإنترنت مدة أربعة أشهر، ويساعدونها على البحث والكتابة والحساب والتقدم إلى الوظائف باستخدام الحاسوب أو الهاتف.

## المهام

- لقاء مجموعة من ثلاثة متعلمين أو أربعة مرتين في الأسبوع، مدة كل لقاء ساعة.
- استخدام دروس جاهزة بالعربية وتكييف وتيرتها بحسب المجموعة.
- حضور اجتماع شهري مع سائر المتطوعين واختصاصي اجتماعي.

## شروط التقديم

التطوع متاح للطلبة والمعلمين والمهنيين ممن يجيدون العربية ويستطيعون الالتزام أربعة أشهر. ولا تُشترط خبرة في التدريس، غير أن التدريب الإلكتروني ومدته ثماني ساعات إلزامي.

## المزايا

إفادة بالخدمة التطوعية وتغطية كلفة بيانات الهاتف المحمول. وتبدأ مجموعات جديدة كل شهر.`,
    },
    agsCategory: 'education',
    isProgram: true,
    category: 'training-programme',
    partner: 'beirut-civic-lab',
    areas: [5, 1],
    location: { en: 'Online, from Beirut', ar: 'عبر الإنترنت، من بيروت' },
    country: 'LB',
    workMode: 'remote',
    employmentType: 'volunteer',
    seats: 25,
    stipend: null,
    deadlineInDays: null,
    publishedDaysAgo: 58,
  },
  {
    slug: 'bachelor-scholarships-water-and-health',
    title: { en: 'Bachelor’s Scholarships in Water and Health', ar: 'منح بكالوريوس في المياه والصحة' },
    summary: {
      en: 'Fifteen scholarships for school leavers from the Nile countries to study water engineering or environmental health.',
      ar: 'خمس عشرة منحة لخريجي الثانوية من دول حوض النيل لدراسة هندسة المياه أو الصحة البيئية.',
    },
    description: {
      en: `## The scholarships

Clean water is the first condition of good health. With these scholarships the centre enables fifteen school leavers from the countries of the Nile basin to study water engineering or environmental health at one of three partner universities.

## What the scholarship covers

- Tuition for four years, accommodation and books.
- A monthly allowance.
- Six weeks of practical training at the centre’s gauging stations each autumn.

## Who can apply

Applicants completed secondary school within the last two years with good marks in mathematics and one science. At least half of the places go to women. Applicants from rural districts are encouraged to apply.

## How to apply

The application asks for school certificates, a short letter in Arabic, English or French and the name of one teacher who can be contacted. There is no fee.`,
      ar: `## عن المنح

المياه النظيفة أول شروط الصحة الجيدة. ويتيح المركز بهذه المنح لخمسة عشر من خريجي الثانوية في دول حوض النيل دراسة هندسة المياه أو الصحة البيئية في إحدى ثلاث جامعات شريكة.

## ما تغطيه المنحة

- الرسوم الدراسية مدة أربع سنوات والإقامة والكتب.
- مخصص مالي شهري.
- ستة أسابيع من التدريب العملي في محطات القياس التابعة للمركز كل خريف.

## شروط التقديم

يُشترط إتمام المرحلة الثانوية خلال السنتين الماضيتين بدرجات جيدة في الرياضيات وفي إحدى المواد العلمية. ويُخصَّص للطالبات نصف المقاعد على الأقل، ويُرحَّب بالطلبات الواردة من المناطق الريفية.

## طريقة التقديم

يتضمن الطلب الشهادات المدرسية، ورسالة قصيرة بالعربية أو الإنجليزية أو الفرنسية، واسم معلم يمكن الاتصال به. ولا تُفرض أي رسوم على التقديم.`,
    },
    agsCategory: 'education',
    isProgram: true,
    category: 'scholarship',
    partner: 'nile-basin-water-centre',
    areas: [2, 4],
    location: { en: 'Universities in Cairo, Addis Ababa and Kampala', ar: 'جامعات في القاهرة وأديس أبابا وكمبالا' },
    country: 'UG',
    workMode: 'onsite',
    employmentType: 'fellowship',
    seats: 15,
    stipend: { en: 'USD 350 a month', ar: '٣٥٠ دولارًا أمريكيًا شهريًا' },
    deadlineInDays: 110,
    publishedDaysAgo: 14,
  },
  {
    slug: 'learning-resources-librarian',
    title: { en: 'Learning Resources Librarian', ar: 'أمين مكتبة لموارد التعلم' },
    summary: {
      en: 'Build a public collection of Arabic learning materials and advise schools, families and adult learners on its use.',
      ar: 'بناء مجموعة عامة من مواد التعلم العربية وإرشاد المدارس والأسر والمتعلمين الكبار إلى استخدامها.',
    },
    description: {
      en: `## About the role

The library is opening a reading room for learners of all ages, with printed books, recordings and licensed online courses. It seeks a librarian who knows both collections and people.

## What you will do

- Select and catalogue Arabic learning materials for children and adults.
- Hold workshops for school librarians on reading promotion.
- Organise weekly reading circles for adults who are learning to read and write.

## Who can apply

A degree in library science, Arabic studies or education and two years of work in a library or school. Knowledge of cataloguing in Arabic script is essential; good English is expected.

## What is offered

A permanent position of 40 hours a week with health insurance and a transport allowance. Applications are read as they arrive, and the post is filled as soon as a suitable person is found.`,
      ar: `## نبذة عن الوظيفة

تفتتح المكتبة قاعة مطالعة للمتعلمين من جميع الأعمار، تضم كتبًا مطبوعة وتسجيلات ومقررات إلكترونية مرخّصة. وتبحث عن أمين مكتبة يجمع بين معرفة المقتنيات وحسن التعامل مع روّادها.

## المهام

- اختيار مواد التعلم العربية للأطفال والكبار وفهرستها.
- عقد ورش عمل لأمناء المكتبات المدرسية حول التشجيع على القراءة.
- تنظيم حلقات قراءة أسبوعية للكبار الذين يتعلمون القراءة والكتابة.

## شروط التقديم

يُشترط الحصول على درجة جامعية في علم المكتبات أو الدراسات العربية أو التربية، وخبرة سنتين في مكتبة أو مدرسة. ومعرفة الفهرسة بالحرف العربي ضرورية، مع إجادة الإنجليزية.

## المزايا

وظيفة دائمة بواقع ٤٠ ساعة أسبوعيًا مع تأمين صحي وبدل نقل. وتُراجَع الطلبات فور وصولها، وتُشغَل الوظيفة عند العثور على الشخص المناسب.`,
    },
    agsCategory: 'education',
    isProgram: false,
    category: 'academic-position',
    partner: 'bayt-al-hikma-library',
    areas: [1, 5],
    location: { en: 'Baghdad', ar: 'بغداد' },
    country: 'IQ',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 1,
    stipend: { en: 'IQD 1,900,000 a month', ar: '١٬٩٠٠٬٠٠٠ دينار عراقي شهريًا' },
    deadlineInDays: null,
    publishedDaysAgo: 76,
  },
  {
    slug: 'clinical-genomics-course-physicians',
    title: { en: 'Clinical Genomics: Short Course for Physicians', ar: 'علم الجينوم السريري: دورة قصيرة للأطباء' },
    summary: {
      en: 'Five days in Riyadh and six weeks online on ordering, reading and explaining genetic tests in daily practice.',
      ar: 'خمسة أيام في الرياض وستة أسابيع عبر الإنترنت حول طلب الفحوص الجينية وقراءتها وشرحها في الممارسة اليومية.',
    },
    description: {
      en: `## About the course

Genetic tests are ordered more and more often, yet many physicians were never trained to interpret them. The course offers five days of case work in Riyadh, followed by six weeks of online meetings in small groups.

## Content

- Choosing between panels, exomes and whole genomes.
- Reading variants in patients of Arab, South Asian and African descent.
- Talking with families about risk, consanguinity and uncertainty.
- Law and data protection in Saudi Arabia and neighbouring countries.

## Who can apply

Licensed physicians in paediatrics, cardiology, oncology, obstetrics or family medicine. Groups of two from the same hospital are given priority. The language of the course is English; case material is available in Arabic.

## Fees

The fee of SAR 2,500 is waived for participants from public hospitals.`,
      ar: `## عن الدورة

يتزايد طلب الفحوص الجينية، غير أن كثيرًا من الأطباء لم يتلقوا تدريبًا على تفسيرها. وتتضمن الدورة خمسة أيام من دراسة الحالات في الرياض، تليها لقاءات عبر الإنترنت في مجموعات صغيرة على مدى ستة أسابيع.

## المحتوى

- الاختيار بين الفحوص الجينية الموجهة وتسلسل الإكسوم وتسلسل الجينوم الكامل.
- قراءة المتغيرات لدى مرضى من أصول عربية وجنوب آسيوية وأفريقية.
- الحديث مع الأسر عن المخاطر وزواج الأقارب وعدم اليقين.
- القانون وحماية البيانات في المملكة العربية السعودية والبلدان المجاورة.

## شروط التقديم

الدورة متاحة للأطباء المرخصين في طب الأطفال أو القلب أو الأورام أو التوليد أو طب الأسرة، وتُعطى الأولوية لطبيبين من المستشفى نفسه. ولغة الدورة الإنجليزية، وتتوافر مواد الحالات بالعربية.

## الرسوم

يُعفى المشاركون من المستشفيات الحكومية من الرسوم البالغة ٢٬٥٠٠ ريال سعودي.`,
    },
    agsCategory: 'education',
    isProgram: true,
    category: 'training-programme',
    partner: 'noor-genomics',
    areas: [4],
    location: { en: 'Riyadh and online', ar: 'الرياض وعبر الإنترنت' },
    country: 'SA',
    workMode: 'hybrid',
    employmentType: 'part-time',
    seats: 24,
    stipend: null,
    deadlineInDays: 55,
    publishedDaysAgo: 8,
    applyUrl: 'https://training.noor-genomics.example/clinical-genomics',
  },
];
