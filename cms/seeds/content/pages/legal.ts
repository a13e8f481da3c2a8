import type { PageSeed } from '../shapes.js';

/**
 * Periods, cookies and rights in these pages are those of the product: change them there first, then here, in
 * both languages.
 */
export const legalPages: PageSeed[] = [
  {
    slug: 'privacy',
    title: {
      en: 'Privacy',
      ar: 'الخصوصية',
    },
    summary: {
      en: 'What personal data the Scholars Network collects, why, who sees it, how long it is kept and what you can do about it.',
      ar: 'ما تجمعه شبكة العلماء من بيانات شخصية، وأغراض جمعها، ومن يطّلع عليها، ومدة حفظها، وحقوقكم بشأنها.',
    },
    body: {
      en: `<p>This notice explains how the Scholars Network (“the network”, “we”) handles personal data on this site. It applies to visitors, to members and to everyone who sends us a form.</p>
<h2>1. Who is responsible</h2>
<p>The controller is the Scholars Network, Doha, State of Qatar. We process personal data under Law No. 13 of 2016 on the protection of personal data privacy. Questions and requests about personal data go to <a href="mailto:contact@scholars.example">contact@scholars.example</a>.</p>
<h2>2. What we collect</h2>
<p>Nothing is needed to read this site. Each form asks for what its purpose requires:</p>
<ul>
<li><b>Member account and profile:</b> name, e-mail address and password, and whatever the member chooses to add, such as position, institution, biography, education and publications. The password is stored only as a hash; nobody can read it.</li>
<li><b>Founding Fellows Profile:</b> name, e-mail address, country of residence, position, department and institution; telephone numbers, an assistant’s e-mail address, homepage, biography and photo where given.</li>
<li><b>Travel intake:</b> name, e-mail address, telephone number, dates, departure airport, special requirements and a copy of the passport.</li>
<li><b>Contact form:</b> name, e-mail address, subject and message, and a telephone number where given.</li>
<li><b>Join us:</b> the organization’s name, type, country and website; the contact person’s name, title, e-mail address and telephone number; and the reason for the request.</li>
<li><b>Annual Gathering:</b> whether you attend, how many guests come with you, and what you need at table or to take part.</li>
<li><b>Newsletter:</b> e-mail address, language, and when you agreed and confirmed.</li>
</ul>
<p>With each form we keep its language, its reference number and the steps of its review. To limit repeated attempts the server holds the address of your connection for a short time; it is not stored with what you send. For each sign-in we keep the time and the kind of browser.</p>
<h2>3. Why we use it</h2>
<p>We use what you send to do what you sent it for: to prepare a founding fellow’s profile, to book a journey and obtain a visa, to answer a message, to decide on a request, to arrange the gathering. The newsletter rests on your consent. We do not sell personal data, show advertising or take decisions about you by automated means.</p>
<h2>4. Who sees it</h2>
<p>The directory shows members who have chosen to be listed, and of each profile only what its owner has made public. What you send by a form is seen by the coordinators of the network alone; who changed what, and when, is recorded. Airlines, hotels and the authorities that issue visas receive what a journey requires. Every other disclosure needs your consent or a legal obligation.</p>
<h2>5. Passports and other private files</h2>
<p>Copies of passports, and the photos that come with a profile, are encrypted when stored and are kept apart from public files. Only a coordinator can open them, and each opening is recorded. A copy of a passport is erased ninety days after the return date given in the form, and the record then says that it has been erased.</p>
<h2>6. Cookies</h2>
<p>We set only cookies that the site needs:</p>
<ul>
<li><b>Session:</b> keeps you signed in for seven days; scripts in the page cannot read it.</li>
<li><b>Known browser:</b> lets you sign in from a browser of yours while strangers try to guess your password. It lasts for 180 days after your last sign-in, opens nothing by itself, and scripts cannot read it.</li>
<li><b>Interface:</b> holds your name, picture, the state of chat and how complete your profile is; it ends with the session.</li>
<li><b>Theme:</b> remembers light or dark for 365 days.</li>
</ul>
<p>There are no advertising or tracking cookies. Unless we state otherwise beside a form, the check against automated submissions runs on our own server and sends nothing to third parties.</p>
<h2>7. E-mail and the newsletter</h2>
<p>When you send a form we confirm it by e-mail, and write again when there is an answer or something is missing. A mail that waits to be sent is stored encrypted and erased once it has left.</p>
<p>You receive the newsletter only after you have confirmed your address through a link that we send to it. Every issue carries a link to unsubscribe, which works at once and without signing in.</p>
<h2>8. How long we keep it</h2>
<p>Passport copies follow section 5. Account and profile data are kept for as long as the account exists, the address of a newsletter for as long as you subscribe, and what you send by a form for as long as the matter requires; ask us, and we tell you how long that is in your case, or erase it.</p>
<h2>9. Security</h2>
<p>Connections to the site are encrypted. Rights are checked on the server at every request, repeated attempts to sign in are limited, and you can end all your sessions at once. If a breach puts your data at risk, we inform you and the competent authority without undue delay.</p>
<h2>10. Your rights</h2>
<p>You may see and correct your data, receive a copy, withdraw consent, object to a use and have your data erased. Write to <a href="mailto:contact@scholars.example">contact@scholars.example</a> or through the <a href="/en/contact-us">contact form</a>; we may ask you to show that the data are yours, and answer within thirty days. You may also complain to the competent authority in the State of Qatar or in your country of residence.</p>
<h2>11. Changes</h2>
<p>If we change this notice in a way that affects you, we tell members on the site before the change takes effect. The Arabic and English texts say the same; if they differ, the Arabic text prevails.</p>`,
      ar: `<p>يبيّن هذا الإشعار كيفية تعامل شبكة العلماء («الشبكة» أو «نحن») مع البيانات الشخصية على هذا الموقع، ويسري على الزوار والأعضاء وكل من يرسل إلينا استمارة.</p>
<h2>١. الجهة المسؤولة</h2>
<p>المراقب المسؤول عن معالجة البيانات هو شبكة العلماء، ومقرها الدوحة، دولة قطر. ونعالج البيانات الشخصية وفقًا لأحكام القانون رقم (١٣) لسنة ٢٠١٦ بشأن حماية خصوصية البيانات الشخصية. وتُوجَّه الأسئلة والطلبات المتعلقة بالبيانات الشخصية إلى البريد الإلكتروني <a href="mailto:contact@scholars.example">contact@scholars.example</a>.</p>
<h2>٢. البيانات التي نجمعها</h2>
<p>لا يلزم لتصفح الموقع أي بيان. أما الاستمارات فتطلب كل منها ما يقتضيه غرضها:</p>
<ul>
<li><b>حساب العضو وملفه الشخصي:</b> الاسم والبريد الإلكتروني وكلمة المرور، وما يختار العضو إضافته، كالمنصب والمؤسسة والسيرة والمؤهلات والمنشورات. ولا تُحفظ كلمة المرور إلا في صورة بصمة مشفّرة لا يستطيع أحد قراءتها.</li>
<li><b>ملف الزملاء المؤسسين:</b> الاسم، والبريد الإلكتروني، وبلد الإقامة، والمنصب، والإدارة، والمؤسسة؛ وكذلك أرقام الهاتف، وبريد المساعد، والموقع الشخصي، والسيرة، والصورة إن قُدّمت.</li>
<li><b>استمارة بيانات السفر:</b> الاسم، والبريد الإلكتروني، ورقم الهاتف، والتواريخ، ومطار المغادرة، والاحتياجات الخاصة، ونسخة من جواز السفر.</li>
<li><b>استمارة الاتصال:</b> الاسم، والبريد الإلكتروني، والموضوع، ونص الرسالة، ورقم الهاتف إن ذُكر.</li>
<li><b>استمارة انضمام المؤسسات:</b> اسم المؤسسة ونوعها وبلدها وموقعها الإلكتروني، واسم مسؤول التواصل ومسماه الوظيفي وبريده ورقم هاتفه، وسبب الطلب.</li>
<li><b>اللقاء السنوي:</b> هل تحضرون، وعدد مرافقيكم، واحتياجاتكم في الطعام أو لتيسير مشاركتكم.</li>
<li><b>النشرة البريدية:</b> البريد الإلكتروني، واللغة، ووقت موافقتكم وتأكيدكم.</li>
</ul>
<p>ونحفظ مع كل استمارة لغتها ورقمها المرجعي وخطوات النظر فيها. وللحدّ من المحاولات المتكررة يحتفظ الخادم بعنوان اتصالكم مدة قصيرة، ولا يُحفظ هذا العنوان مع ما ترسلونه. ونحفظ لكل تسجيل دخول وقته ونوع المتصفح.</p>
<h2>٣. أغراض الاستخدام</h2>
<p>نستخدم ما ترسلونه في الغرض الذي أرسلتموه من أجله: إعداد ملف الزميل المؤسس، أو حجز رحلة واستخراج تأشيرة، أو الرد على رسالة، أو البت في طلب، أو تنظيم اللقاء السنوي. ويستند إرسال النشرة البريدية إلى موافقتكم. ولا نبيع البيانات الشخصية، ولا نعرض إعلانات، ولا نتخذ بشأنكم قرارات بوسائل آلية.</p>
<h2>٤. من يطّلع على البيانات</h2>
<p>يعرض الدليل الأعضاء الذين اختاروا الظهور فيه، ولا يظهر من ملف أحدهم إلا ما أتاحه للعموم. وما ترسلونه عبر الاستمارات لا يطّلع عليه إلا منسّقو الشبكة، ويُسجَّل كل تغيير فيه: من أجراه ومتى. ويُقدَّم إلى شركات الطيران والفنادق والجهات المختصة بإصدار التأشيرات ما يقتضيه السفر من بيانات. ولا يجوز أي إفصاح آخر إلا بموافقتكم أو بموجب التزام قانوني.</p>
<h2>٥. جوازات السفر وغيرها من الملفات الخاصة</h2>
<p>تُشفَّر عند الحفظ نسخ جوازات السفر، وما يرد مع الملفات من صور، وتُحفظ بمعزل عن الملفات العامة. ولا يستطيع فتحها إلا منسّق، ويُسجَّل كل فتح لها. وتُمحى نسخة جواز السفر بعد تسعين يومًا من تاريخ العودة المذكور في الاستمارة، ويُثبت المحو في السجل.</p>
<h2>٦. ملفات تعريف الارتباط</h2>
<p>لا نستخدم من ملفات تعريف الارتباط إلا ما يحتاج إليه الموقع:</p>
<ul>
<li><b>ملف الجلسة:</b> يُبقي تسجيل دخولكم قائمًا سبعة أيام، ولا تستطيع النصوص البرمجية في الصفحة قراءته.</li>
<li><b>ملف المتصفح المعروف:</b> يتيح لكم تسجيل الدخول من متصفحكم حين يحاول غيركم تخمين كلمة مروركم. ويبقى ١٨٠ يومًا بعد آخر دخول، ولا يفتح شيئًا بمفرده، ولا تستطيع النصوص البرمجية قراءته.</li>
<li><b>ملف الواجهة:</b> يحفظ اسمكم وصورتكم وحالة المحادثات ونسبة اكتمال ملفكم الشخصي، وينتهي بانتهاء الجلسة.</li>
<li><b>ملف المظهر:</b> يحفظ اختياركم المظهر الفاتح أو الداكن مدة ٣٦٥ يومًا.</li>
</ul>
<p>ولا نستخدم ملفات تعريف ارتباط للإعلان أو للتتبع. ويجري التحقق من أن الاستمارات لا تُرسل آليًا على خادمنا دون إرسال أي بيانات إلى الغير، ما لم يُذكر خلاف ذلك بجوار الاستمارة.</p>
<h2>٧. الرسائل الإلكترونية والنشرة البريدية</h2>
<p>عند إرسال استمارة نؤكد لكم وصولها برسالة إلكترونية، ثم نكتب إليكم عند صدور الرد أو عند وجود نقص. وتُحفظ الرسالة المنتظرة إرسالها مشفّرة، وتُمحى متى أُرسلت.</p>
<p>ولا تصلكم النشرة البريدية إلا بعد تأكيد عنوانكم عبر رابط نرسله إليه. ويتضمن كل عدد رابطًا لإلغاء الاشتراك، يسري أثره على الفور ومن غير تسجيل دخول.</p>
<h2>٨. مدة الحفظ</h2>
<p>تسري على نسخ جوازات السفر أحكام البند الخامس. وتُحفظ بيانات الحساب والملف الشخصي ما دام الحساب قائمًا، وعنوان النشرة البريدية ما دام الاشتراك قائمًا، وما ترسلونه عبر الاستمارات بقدر ما يقتضيه موضوعه؛ فاسألونا نخبركم بمدة الحفظ في حالتكم، أو نمحُ البيانات إن طلبتم ذلك.</p>
<h2>٩. أمن البيانات</h2>
<p>الاتصال بالموقع مشفّر. ويتحقق الخادم من الصلاحيات عند كل طلب، وتُقيَّد محاولات تسجيل الدخول المتكررة، ويمكنكم إنهاء جميع جلساتكم دفعة واحدة. وإذا وقع اختراق يعرّض بياناتكم للخطر، أبلغناكم وأبلغنا الجهة المختصة دون تأخير لا مسوّغ له.</p>
<h2>١٠. حقوقكم</h2>
<p>لكم الحق في الاطلاع على بياناتكم وتصحيحها والحصول على نسخة منها، وسحب موافقتكم، والاعتراض على أي استخدام لها، وطلب محوها. راسلونا على <a href="mailto:contact@scholars.example">contact@scholars.example</a> أو عبر <a href="/ar/contact-us">استمارة الاتصال</a>. وقد نطلب ما يثبت أن البيانات تخصكم، ونجيب خلال ثلاثين يومًا. ولكم أيضًا تقديم شكوى إلى الجهة المختصة في دولة قطر أو في بلد إقامتكم.</p>
<h2>١١. التعديلات</h2>
<p>إذا عدّلنا هذا الإشعار تعديلًا يمسّ حقوقكم، أعلمنا الأعضاء بذلك على الموقع قبل سريان التعديل. والنصان العربي والإنجليزي متطابقان في المعنى، وفي حال اختلافهما يُعتدّ بالنص العربي.</p>`,
    },
  },
  {
    slug: 'terms-and-conditions',
    title: {
      en: 'Terms and conditions',
      ar: 'الشروط والأحكام',
    },
    summary: {
      en: 'The rules for using the Scholars Network site, for members, visitors and organizations.',
      ar: 'القواعد المنظِّمة لاستخدام موقع شبكة العلماء، للأعضاء والزوار والمؤسسات.',
    },
    body: {
      en: `<p>These terms govern the use of this site, which is operated by the Scholars Network, Doha, State of Qatar (“the network”). By using the site you accept them; by creating an account you confirm that you have read them together with the <a href="/en/privacy">privacy notice</a>.</p>
<h2>1. Accounts</h2>
<p>Members must be at least eighteen years old and must register under their own name. One person holds one account. An account opens once its e-mail address has been confirmed. You keep your password to yourself, keep your details correct, and tell us without delay if you believe that someone else has used your account.</p>
<h2>2. Profiles and content</h2>
<p>You remain the owner of what you publish on the site. You permit the network to store it, to show it to the audience that you have chosen, and to adapt its form for display, for as long as it stands on the site. You confirm that your statements about degrees, posts and publications are true and that you have the right to publish what you upload.</p>
<h2>3. Conduct</h2>
<p>The following are not allowed:</p>
<ul>
<li>to insult, threaten or harass others, or to incite hatred;</li>
<li>to impersonate another person or to claim another’s work as one’s own;</li>
<li>to send advertising or unsolicited messages in bulk;</li>
<li>to collect members’ data by automated means;</li>
<li>to upload harmful software, or to try to pass the limits of one’s rights on the site;</li>
<li>to publish content that breaks the law or the rights of others.</li>
</ul>
<h2>4. Connections and messages</h2>
<p>Messages may be exchanged between connected members. Any member may refuse or end a connection, block another member or report a message. Coordinators review reports and may warn the sender, hide the message, suspend the account or dismiss the report. Each decision is recorded.</p>
<h2>5. Opportunities and applications</h2>
<p>Opportunities are offered by partner organizations, which are responsible for their content and alone decide on appointments. The network is not a party to the contract between a member and a partner. A member may have one current application for each opportunity, may withdraw it until a decision has been made, and may apply again while the opportunity is open. Partners may use an application only to decide on it.</p>
<h2>6. Organizations</h2>
<p>Whoever registers an organization confirms that they are entitled to represent it. Opportunities must be real, lawful and free of charge for applicants. The network may refuse or remove an entry and gives its reasons.</p>
<h2>7. Submissions and travel</h2>
<p>Sending the Founding Fellows Profile, the travel intake or a travel request does not create a right to membership, an invitation or a journey. Bookings are made only after approval. Visas are granted by the competent authorities, and the network cannot answer for their decisions. Travellers are responsible for the validity of their passports and for the accuracy of the details they give.</p>
<h2>8. Rights in the site</h2>
<p>The name, design, texts and software of the site belong to the network or to those who have licensed them. You may quote and link to its pages, naming the source. Any other reproduction needs prior written consent.</p>
<h2>9. Availability and liability</h2>
<p>We take reasonable care to keep the site available and its content correct, but we do not guarantee either. To the extent that the law permits, the network is not liable for indirect loss, for the acts of members or partners, or for the content of other sites to which it links. Nothing in these terms limits liability for fraud or gross fault.</p>
<h2>10. Suspension and end of membership</h2>
<p>You may ask us at any time to delete your account; it is erased within thirty days, during which you may change your mind. The network may suspend or end an account that breaks these terms. It gives the reason, and the member may ask the Council for a review within thirty days.</p>
<h2>11. Changes to these terms</h2>
<p>The network may change these terms. Members are told on the site at least fourteen days before a change takes effect. Whoever continues to use the site after that date accepts the change.</p>
<h2>12. Law and language</h2>
<p>These terms are governed by the laws of the State of Qatar, and its courts have jurisdiction. If the Arabic and the English texts differ, the Arabic text prevails. If one provision is found to be invalid, the others remain in force. Questions go to <a href="mailto:contact@scholars.example">contact@scholars.example</a>.</p>`,
      ar: `<p>تنظّم هذه الشروط والأحكام استخدام هذا الموقع الذي تديره شبكة العلماء، ومقرها الدوحة، دولة قطر («الشبكة»). ويُعدّ استخدام الموقع قبولًا لها، ويُعدّ إنشاء الحساب إقرارًا من المستخدم بأنه اطّلع عليها وعلى <a href="/ar/privacy">إشعار الخصوصية</a>.</p>
<h2>١. الحسابات</h2>
<p>يُشترط في العضو ألّا تقل سنّه عن ثماني عشرة سنة، وأن يسجّل باسمه الحقيقي. ولا يجوز أن يكون للشخص الواحد أكثر من حساب. ولا يُفعَّل الحساب إلا بعد تأكيد البريد الإلكتروني. ويلتزم العضو بالحفاظ على سرية كلمة المرور وصحة بياناته، وبإبلاغ الشبكة دون تأخير إذا اعتقد أن غيره استخدم حسابه.</p>
<h2>٢. الملفات الشخصية والمحتوى</h2>
<p>يظل العضو مالكًا لما ينشره على الموقع، ويأذن للشبكة بحفظه، وعرضه على الفئة التي اختارها، وتعديل هيئته لأغراض العرض، وذلك طوال مدة بقائه على الموقع. ويقرّ العضو بصحة ما يورده عن مؤهلاته ووظائفه ومنشوراته، وبأن له الحق في نشر ما يرفعه من ملفات.</p>
<h2>٣. السلوك</h2>
<p>يُحظر على المستخدم ما يلي:</p>
<ul>
<li>الإساءة إلى الآخرين أو تهديدهم أو التحرش بهم، أو التحريض على الكراهية؛</li>
<li>انتحال شخصية الغير، أو نسبة عمل الغير إلى نفسه؛</li>
<li>إرسال الإعلانات أو الرسائل الجماعية غير المرغوب فيها؛</li>
<li>جمع بيانات الأعضاء بوسائل آلية؛</li>
<li>رفع برمجيات ضارة، أو محاولة تجاوز الصلاحيات الممنوحة له على الموقع؛</li>
<li>نشر محتوى يخالف القانون أو ينتهك حقوق الغير.</li>
</ul>
<h2>٤. التواصل والرسائل</h2>
<p>يكون تبادل الرسائل بين الأعضاء الذين قُبل التواصل بينهم. ولكل عضو أن يرفض التواصل أو ينهيه، وأن يحظر عضوًا آخر، وأن يبلّغ عن رسالة. وينظر المنسّقون في البلاغات، ولهم إنذار المرسل، أو حجب الرسالة، أو تعليق الحساب، أو حفظ البلاغ. ويُسجَّل كل قرار يُتخذ في هذا الشأن.</p>
<h2>٥. الفرص والطلبات</h2>
<p>تطرح الفرصَ مؤسساتٌ شريكة تتحمل المسؤولية عن محتواها، وتنفرد بقرار التعيين. ولا تُعدّ الشبكة طرفًا في العقد المبرم بين العضو والشريك. ولا يكون للعضو سوى طلب واحد قائم لكل فرصة، وله سحبه ما لم يصدر قرار بشأنه، وله أن يتقدّم من جديد ما دامت الفرصة مفتوحة. ولا يجوز للشركاء استخدام الطلب إلا لغرض البت فيه.</p>
<h2>٦. المؤسسات</h2>
<p>يقرّ من يسجّل مؤسسة بأنه مخوَّل تمثيلها. ويجب أن تكون الفرص حقيقية ومشروعة، وألّا يترتب عليها أي مقابل مالي على المتقدمين. وللشبكة رفض أي إدراج أو إزالته مع بيان الأسباب.</p>
<h2>٧. الاستمارات والسفر</h2>
<p>لا يُنشئ إرسال ملف الزملاء المؤسسين أو استمارة بيانات السفر أو طلب السفر حقًا في العضوية أو الدعوة أو السفر. ولا تُجرى الحجوزات إلا بعد الموافقة. ويعود منح التأشيرات إلى الجهات المختصة، ولا تُسأل الشبكة عن قراراتها. ويتحمل المسافر المسؤولية عن سريان جواز سفره وصحة البيانات التي يقدمها.</p>
<h2>٨. الحقوق في الموقع</h2>
<p>اسم الموقع وتصميمه ونصوصه وبرمجياته ملك للشبكة أو لمن رخّصوا لها باستخدامها. ويجوز الاقتباس من صفحاته ووضع روابط إليها مع ذكر المصدر، ويلزم لأي استنساخ آخر الحصول على موافقة خطية مسبقة.</p>
<h2>٩. إتاحة الموقع والمسؤولية</h2>
<p>تبذل الشبكة العناية المعقولة لإتاحة الموقع وصحة محتواه، دون أن تضمن أيًا منهما. وفي الحدود التي يجيزها القانون، لا تُسأل الشبكة عن الأضرار غير المباشرة، ولا عن أفعال الأعضاء أو الشركاء، ولا عن محتوى المواقع الأخرى التي تحيل إليها. وليس في هذه الشروط ما يحدّ من المسؤولية عن الغش أو الخطأ الجسيم.</p>
<h2>١٠. التعليق وانتهاء العضوية</h2>
<p>للعضو أن يطلب حذف حسابه في أي وقت، ويُمحى الحساب خلال ثلاثين يومًا يجوز له فيها العدول عن طلبه. وللشبكة تعليق أي حساب يخالف هذه الشروط أو إنهاؤه مع بيان السبب، وللعضو أن يطلب من المجلس إعادة النظر في القرار خلال ثلاثين يومًا.</p>
<h2>١١. تعديل الشروط</h2>
<p>للشبكة تعديل هذه الشروط، على أن تُعلم الأعضاء بالتعديل على الموقع قبل سريانه بأربعة عشر يومًا على الأقل. ويُعدّ الاستمرار في استخدام الموقع بعد ذلك التاريخ قبولًا للتعديل.</p>
<h2>١٢. القانون واللغة</h2>
<p>تخضع هذه الشروط لقوانين دولة قطر، وينعقد الاختصاص لمحاكمها. وفي حال اختلاف النصين العربي والإنجليزي يُعتدّ بالنص العربي. وإذا قُضي ببطلان أحد هذه الأحكام ظلت سائر الأحكام نافذة. وتُوجَّه الاستفسارات إلى البريد الإلكتروني <a href="mailto:contact@scholars.example">contact@scholars.example</a>.</p>`,
    },
  },
];
