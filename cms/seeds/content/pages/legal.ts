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
      en: `This notice explains how the Scholars Network (“the network”, “we”) handles personal data on this site. It applies to visitors, to members and to everyone who sends us a form.

## 1. Who is responsible

The controller is the Scholars Network, Doha, State of Qatar. We process personal data under Law No. 13 of 2016 on the protection of personal data privacy. Questions and requests about personal data go to [contact@scholars.example](mailto:contact@scholars.example).

## 2. What we collect

Nothing is needed to read this site. Each form asks for what its purpose requires:

- **Member account and profile:** name, email address and password, and whatever the member chooses to add, such as position, institution, biography, education and publications. The password is stored only as a hash; nobody can read it.
- **Founding Fellows Profile:** name, email address, country of residence, position, department and institution; telephone numbers, an assistant’s email address, homepage, biography and photo where given.
- **Travel intake:** name, email address, telephone number, dates, departure airport, special requirements and a copy of the passport.
- **Contact form:** name, email address, subject and message, and a telephone number where given.
- **Join us:** the organization’s name, type, country and website; the contact person’s name, title, email address and telephone number; and the reason for the request.
- **Annual Gathering:** whether you attend, how many guests come with you, and what you need at table or to take part.
- **Newsletter:** email address, language, and when you agreed and confirmed.

With each form we keep its language, its reference number and the steps of its review. To limit repeated attempts the server holds the address of your connection for a short time; it is not stored with what you send. For each sign-in we keep the time and the kind of browser.

## 3. Why we use it

We use what you send to do what you sent it for: to prepare a founding fellow’s profile, to book a journey and obtain a visa, to answer a message, to decide on a request, to arrange the gathering. The newsletter rests on your consent. We do not sell personal data, show advertising or take decisions about you by automated means.

## 4. Who sees it

The directory shows members who have chosen to be listed, and of each profile only what its owner has made public. What you send by a form is seen by the coordinators of the network alone; who changed what, and when, is recorded. Airlines, hotels and the authorities that issue visas receive what a journey requires. Every other disclosure needs your consent or a legal obligation.

## 5. Passports and other private files

Copies of passports, and the photos that come with a profile, are encrypted when stored and are kept apart from public files. Only a coordinator can open them, and each opening is recorded. A copy of a passport is erased ninety days after the return date given in the form, and the record then says that it has been erased.

## 6. Cookies

We set only cookies that the site needs:

- **Session:** keeps you signed in for seven days; scripts in the page cannot read it.
- **Known browser:** lets you sign in from a browser of yours while strangers try to guess your password. It lasts for 180 days after your last sign-in, opens nothing by itself, and scripts cannot read it.
- **Interface:** holds your name, picture, the state of chat and how complete your profile is; it ends with the session.
- **Way back:** remembers, for a day at most and until you sign in, the page from which you came to register; scripts cannot read it.
- **Theme:** remembers light or dark for 365 days.

What you type into a form that is open to everybody, and have not sent, stays in your browser: in that tab alone, and for an hour. What members have begun to write is kept there encrypted, for a week at most; drafts of applications also with their account.

There are no advertising or tracking cookies. We count how often the page of an opportunity is viewed, saved, shared and left for an application, without names, addresses or cookies, and not in browsers that ask not to be tracked. Unless we state otherwise beside a form, the check against automated submissions runs on our own server and sends nothing to third parties.

## 7. Email and the newsletter

When you send a form we confirm it by email, and write again when there is an answer or something is missing. A mail that waits to be sent is stored encrypted and erased once it has left.

You receive the newsletter only after you have confirmed your address through a link that we send to it. Every issue carries a link to unsubscribe, which works at once and without signing in.

## 8. How long we keep it

Passport copies follow section 5. Account and profile data are kept for as long as the account exists, the address of a newsletter for as long as you subscribe, and what you send by a form for as long as the matter requires; ask us, and we tell you how long that is in your case, or erase it.

## 9. Security

Connections to the site are encrypted. Rights are checked on the server at every request, repeated attempts to sign in are limited, and you can end all your sessions at once. If a breach puts your data at risk, we inform you and the competent authority without undue delay.

## 10. Your rights

You may see and correct your data, receive a copy, withdraw consent, object to a use and have your data erased. Write to [contact@scholars.example](mailto:contact@scholars.example) or through the [contact form](/en/contact-us); we may ask you to show that the data are yours, and answer within thirty days. You may also complain to the competent authority in the State of Qatar or in your country of residence.

## 11. Changes

If we change this notice in a way that affects you, we tell members on the site before the change takes effect. The Arabic and English texts say the same; if they differ, the Arabic text prevails.`,
      ar: `يبيّن هذا الإشعار كيفية تعامل شبكة العلماء («الشبكة» أو «نحن») مع البيانات الشخصية على هذا الموقع، ويسري على الزوار والأعضاء وكل من يرسل إلينا استمارة.

## ١. الجهة المسؤولة

المراقب المسؤول عن معالجة البيانات هو شبكة العلماء، ومقرها الدوحة، دولة قطر. ونعالج البيانات الشخصية وفقًا لأحكام القانون رقم (١٣) لسنة ٢٠١٦ بشأن حماية خصوصية البيانات الشخصية. وتُوجَّه الأسئلة والطلبات المتعلقة بالبيانات الشخصية إلى البريد الإلكتروني [contact@scholars.example](mailto:contact@scholars.example).

## ٢. البيانات التي نجمعها

لا يلزم لتصفح الموقع أي بيان. أما الاستمارات فتطلب كل منها ما يقتضيه غرضها:

- **حساب العضو وملفه الشخصي:** الاسم والبريد الإلكتروني وكلمة المرور، وما يختار العضو إضافته، كالمنصب والمؤسسة والسيرة والمؤهلات والمنشورات. ولا تُحفظ كلمة المرور إلا في صورة بصمة مشفّرة لا يستطيع أحد قراءتها.
- **ملف الزملاء المؤسسين:** الاسم، والبريد الإلكتروني، وبلد الإقامة، والمنصب، والإدارة، والمؤسسة؛ وكذلك أرقام الهاتف، وبريد المساعد، والموقع الشخصي، والسيرة، والصورة إن قُدّمت.
- **استمارة بيانات السفر:** الاسم، والبريد الإلكتروني، ورقم الهاتف، والتواريخ، ومطار المغادرة، والاحتياجات الخاصة، ونسخة من جواز السفر.
- **استمارة الاتصال:** الاسم، والبريد الإلكتروني، والموضوع، ونص الرسالة، ورقم الهاتف إن ذُكر.
- **استمارة انضمام المؤسسات:** اسم المؤسسة ونوعها وبلدها وموقعها الإلكتروني، واسم مسؤول التواصل ومسماه الوظيفي وبريده ورقم هاتفه، وسبب الطلب.
- **اللقاء السنوي:** هل تحضرون، وعدد مرافقيكم، واحتياجاتكم في الطعام أو لتيسير مشاركتكم.
- **النشرة البريدية:** البريد الإلكتروني، واللغة، ووقت موافقتكم وتأكيدكم.

ونحفظ مع كل استمارة لغتها ورقمها المرجعي وخطوات النظر فيها. وللحدّ من المحاولات المتكررة يحتفظ الخادم بعنوان اتصالكم مدة قصيرة، ولا يُحفظ هذا العنوان مع ما ترسلونه. ونحفظ لكل تسجيل دخول وقته ونوع المتصفح.

## ٣. أغراض الاستخدام

نستخدم ما ترسلونه في الغرض الذي أرسلتموه من أجله: إعداد ملف الزميل المؤسس، أو حجز رحلة واستخراج تأشيرة، أو الرد على رسالة، أو البت في طلب، أو تنظيم اللقاء السنوي. ويستند إرسال النشرة البريدية إلى موافقتكم. ولا نبيع البيانات الشخصية، ولا نعرض إعلانات، ولا نتخذ بشأنكم قرارات بوسائل آلية.

## ٤. من يطّلع على البيانات

يعرض الدليل الأعضاء الذين اختاروا الظهور فيه، ولا يظهر من ملف أحدهم إلا ما أتاحه للعموم. وما ترسلونه عبر الاستمارات لا يطّلع عليه إلا منسّقو الشبكة، ويُسجَّل كل تغيير فيه: من أجراه ومتى. ويُقدَّم إلى شركات الطيران والفنادق والجهات المختصة بإصدار التأشيرات ما يقتضيه السفر من بيانات. ولا يجوز أي إفصاح آخر إلا بموافقتكم أو بموجب التزام قانوني.

## ٥. جوازات السفر وغيرها من الملفات الخاصة

تُشفَّر عند الحفظ نسخ جوازات السفر، وما يرد مع الملفات من صور، وتُحفظ بمعزل عن الملفات العامة. ولا يستطيع فتحها إلا منسّق، ويُسجَّل كل فتح لها. وتُمحى نسخة جواز السفر بعد تسعين يومًا من تاريخ العودة المذكور في الاستمارة، ويُثبت المحو في السجل.

## ٦. ملفات تعريف الارتباط

لا نستخدم من ملفات تعريف الارتباط إلا ما يحتاج إليه الموقع:

- **ملف الجلسة:** يُبقي تسجيل دخولكم قائمًا سبعة أيام، ولا تستطيع النصوص البرمجية في الصفحة قراءته.
- **ملف المتصفح المعروف:** يتيح لكم تسجيل الدخول من متصفحكم حين يحاول غيركم تخمين كلمة مروركم. ويبقى ١٨٠ يومًا بعد آخر دخول، ولا يفتح شيئًا بمفرده، ولا تستطيع النصوص البرمجية قراءته.
- **ملف الواجهة:** يحفظ اسمكم وصورتكم وحالة المحادثات ونسبة اكتمال ملفكم الشخصي، وينتهي بانتهاء الجلسة.
- **ملف العودة:** يحفظ الصفحة التي جئتم منها إلى التسجيل حتى تسجّلوا الدخول، ومدة يوم على الأكثر، ولا تستطيع النصوص البرمجية قراءته.
- **ملف المظهر:** يحفظ اختياركم المظهر الفاتح أو الداكن مدة ٣٦٥ يومًا.

وما تكتبونه في استمارة مفتوحة للجميع ولم ترسلوه يبقى في متصفحكم: في علامة التبويب تلك وحدها، ولمدة ساعة. وما بدأ الأعضاء كتابته يبقى فيه مشفّرًا أسبوعًا على الأكثر، وتُحفظ مسودات طلبات التقديم مع حساباتهم أيضًا.

ولا نستخدم ملفات تعريف ارتباط للإعلان أو للتتبع. ونُحصي عدد مرات مشاهدة صفحة الفرصة وحفظها ومشاركتها والانتقال منها إلى التقديم، من غير أسماء أو عناوين أو ملفات تعريف ارتباط، ولا نُحصي ما يجري في المتصفحات التي تطلب عدم التتبّع. ويجري التحقق من أن الاستمارات لا تُرسل آليًا على خادمنا دون إرسال أي بيانات إلى الغير، ما لم يُذكر خلاف ذلك بجوار الاستمارة.

## ٧. الرسائل الإلكترونية والنشرة البريدية

عند إرسال استمارة نؤكد لكم وصولها برسالة إلكترونية، ثم نكتب إليكم عند صدور الرد أو عند وجود نقص. وتُحفظ الرسالة المنتظرة إرسالها مشفّرة، وتُمحى متى أُرسلت.

ولا تصلكم النشرة البريدية إلا بعد تأكيد عنوانكم عبر رابط نرسله إليه. ويتضمن كل عدد رابطًا لإلغاء الاشتراك، يسري أثره على الفور ومن غير تسجيل دخول.

## ٨. مدة الحفظ

تسري على نسخ جوازات السفر أحكام البند الخامس. وتُحفظ بيانات الحساب والملف الشخصي ما دام الحساب قائمًا، وعنوان النشرة البريدية ما دام الاشتراك قائمًا، وما ترسلونه عبر الاستمارات بقدر ما يقتضيه موضوعه؛ فاسألونا نخبركم بمدة الحفظ في حالتكم، أو نمحُ البيانات إن طلبتم ذلك.

## ٩. أمن البيانات

الاتصال بالموقع مشفّر. ويتحقق الخادم من الصلاحيات عند كل طلب، وتُقيَّد محاولات تسجيل الدخول المتكررة، ويمكنكم إنهاء جميع جلساتكم دفعة واحدة. وإذا وقع اختراق يعرّض بياناتكم للخطر، أبلغناكم وأبلغنا الجهة المختصة دون تأخير لا مسوّغ له.

## ١٠. حقوقكم

لكم الحق في الاطلاع على بياناتكم وتصحيحها والحصول على نسخة منها، وسحب موافقتكم، والاعتراض على أي استخدام لها، وطلب محوها. راسلونا على [contact@scholars.example](mailto:contact@scholars.example) أو عبر [استمارة الاتصال](/ar/contact-us). وقد نطلب ما يثبت أن البيانات تخصكم، ونجيب خلال ثلاثين يومًا. ولكم أيضًا تقديم شكوى إلى الجهة المختصة في دولة قطر أو في بلد إقامتكم.

## ١١. التعديلات

إذا عدّلنا هذا الإشعار تعديلًا يمسّ حقوقكم، أعلمنا الأعضاء بذلك على الموقع قبل سريان التعديل. والنصان العربي والإنجليزي متطابقان في المعنى، وفي حال اختلافهما يُعتدّ بالنص العربي.`,
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
      en: `These terms govern the use of this site, which is operated by the Scholars Network, Doha, State of Qatar (“the network”). By using the site you accept them; by creating an account you confirm that you have read them together with the [privacy notice](/en/privacy).

## 1. Accounts

Members must be at least eighteen years old and must register under their own name. One person holds one account. An account opens once its email address has been confirmed. You keep your password to yourself, keep your details correct, and tell us without delay if you believe that someone else has used your account.

## 2. Profiles and content

You remain the owner of what you publish on the site. You permit the network to store it, to show it to the audience that you have chosen, and to adapt its form for display, for as long as it stands on the site. You confirm that your statements about degrees, posts and publications are true and that you have the right to publish what you upload.

## 3. Conduct

The following are not allowed:

- to insult, threaten or harass others, or to incite hatred;
- to impersonate another person or to claim another’s work as one’s own;
- to send advertising or unsolicited messages in bulk;
- to collect members’ data by automated means;
- to upload harmful software, or to try to pass the limits of one’s rights on the site;
- to publish content that breaks the law or the rights of others.

## 4. Connections and messages

Messages may be exchanged between connected members. Any member may refuse or end a connection, block another member or report a message. Coordinators review reports and may warn the sender, hide the message, suspend the account or dismiss the report. Each decision is recorded.

## 5. Opportunities and applications

Opportunities are offered by partner organizations, which are responsible for their content and alone decide on appointments. The network is not a party to the contract between a member and a partner. A member may have one current application for each opportunity, may withdraw it until a decision has been made, and may apply again while the opportunity is open. Partners may use an application only to decide on it.

## 6. Organizations

Whoever registers an organization confirms that they are entitled to represent it. Opportunities must be real, lawful and free of charge for applicants. The network may refuse or remove an entry and gives its reasons.

## 7. Submissions and travel

Sending the Founding Fellows Profile, the travel intake or a travel request does not create a right to membership, an invitation or a journey. Bookings are made only after approval. Visas are granted by the competent authorities, and the network cannot answer for their decisions. Travellers are responsible for the validity of their passports and for the accuracy of the details they give.

## 8. Rights in the site

The name, design, texts and software of the site belong to the network or to those who have licensed them. You may quote and link to its pages, naming the source. Any other reproduction needs prior written consent.

## 9. Availability and liability

We take reasonable care to keep the site available and its content correct, but we do not guarantee either. To the extent that the law permits, the network is not liable for indirect loss, for the acts of members or partners, or for the content of other sites to which it links. Nothing in these terms limits liability for fraud or gross fault.

## 10. Suspension and end of membership

You may ask us at any time to delete your account; it is erased within thirty days, during which you may change your mind. The network may suspend or end an account that breaks these terms. It gives the reason, and the member may ask the Council for a review within thirty days.

## 11. Changes to these terms

The network may change these terms. Members are told on the site at least fourteen days before a change takes effect. Whoever continues to use the site after that date accepts the change.

## 12. Law and language

These terms are governed by the laws of the State of Qatar, and its courts have jurisdiction. If the Arabic and the English texts differ, the Arabic text prevails. If one provision is found to be invalid, the others remain in force. Questions go to [contact@scholars.example](mailto:contact@scholars.example).`,
      ar: `تنظّم هذه الشروط والأحكام استخدام هذا الموقع الذي تديره شبكة العلماء، ومقرها الدوحة، دولة قطر («الشبكة»). ويُعدّ استخدام الموقع قبولًا لها، ويُعدّ إنشاء الحساب إقرارًا من المستخدم بأنه اطّلع عليها وعلى [إشعار الخصوصية](/ar/privacy).

## ١. الحسابات

يُشترط في العضو ألّا تقل سنّه عن ثماني عشرة سنة، وأن يسجّل باسمه الحقيقي. ولا يجوز أن يكون للشخص الواحد أكثر من حساب. ولا يُفعَّل الحساب إلا بعد تأكيد البريد الإلكتروني. ويلتزم العضو بالحفاظ على سرية كلمة المرور وصحة بياناته، وبإبلاغ الشبكة دون تأخير إذا اعتقد أن غيره استخدم حسابه.

## ٢. الملفات الشخصية والمحتوى

يظل العضو مالكًا لما ينشره على الموقع، ويأذن للشبكة بحفظه، وعرضه على الفئة التي اختارها، وتعديل هيئته لأغراض العرض، وذلك طوال مدة بقائه على الموقع. ويقرّ العضو بصحة ما يورده عن مؤهلاته ووظائفه ومنشوراته، وبأن له الحق في نشر ما يرفعه من ملفات.

## ٣. السلوك

يُحظر على المستخدم ما يلي:

- الإساءة إلى الآخرين أو تهديدهم أو التحرش بهم، أو التحريض على الكراهية؛
- انتحال شخصية الغير، أو نسبة عمل الغير إلى نفسه؛
- إرسال الإعلانات أو الرسائل الجماعية غير المرغوب فيها؛
- جمع بيانات الأعضاء بوسائل آلية؛
- رفع برمجيات ضارة، أو محاولة تجاوز الصلاحيات الممنوحة له على الموقع؛
- نشر محتوى يخالف القانون أو ينتهك حقوق الغير.

## ٤. التواصل والرسائل

يكون تبادل الرسائل بين الأعضاء الذين قُبل التواصل بينهم. ولكل عضو أن يرفض التواصل أو ينهيه، وأن يحظر عضوًا آخر، وأن يبلّغ عن رسالة. وينظر المنسّقون في البلاغات، ولهم إنذار المرسل، أو حجب الرسالة، أو تعليق الحساب، أو حفظ البلاغ. ويُسجَّل كل قرار يُتخذ في هذا الشأن.

## ٥. الفرص والطلبات

تطرح الفرصَ مؤسساتٌ شريكة تتحمل المسؤولية عن محتواها، وتنفرد بقرار التعيين. ولا تُعدّ الشبكة طرفًا في العقد المبرم بين العضو والشريك. ولا يكون للعضو سوى طلب واحد قائم لكل فرصة، وله سحبه ما لم يصدر قرار بشأنه، وله أن يتقدّم من جديد ما دامت الفرصة مفتوحة. ولا يجوز للشركاء استخدام الطلب إلا لغرض البت فيه.

## ٦. المؤسسات

يقرّ من يسجّل مؤسسة بأنه مخوَّل تمثيلها. ويجب أن تكون الفرص حقيقية ومشروعة، وألّا يترتب عليها أي مقابل مالي على المتقدمين. وللشبكة رفض أي إدراج أو إزالته مع بيان الأسباب.

## ٧. الاستمارات والسفر

لا يُنشئ إرسال ملف الزملاء المؤسسين أو استمارة بيانات السفر أو طلب السفر حقًا في العضوية أو الدعوة أو السفر. ولا تُجرى الحجوزات إلا بعد الموافقة. ويعود منح التأشيرات إلى الجهات المختصة، ولا تُسأل الشبكة عن قراراتها. ويتحمل المسافر المسؤولية عن سريان جواز سفره وصحة البيانات التي يقدمها.

## ٨. الحقوق في الموقع

اسم الموقع وتصميمه ونصوصه وبرمجياته ملك للشبكة أو لمن رخّصوا لها باستخدامها. ويجوز الاقتباس من صفحاته ووضع روابط إليها مع ذكر المصدر، ويلزم لأي استنساخ آخر الحصول على موافقة خطية مسبقة.

## ٩. إتاحة الموقع والمسؤولية

تبذل الشبكة العناية المعقولة لإتاحة الموقع وصحة محتواه، دون أن تضمن أيًا منهما. وفي الحدود التي يجيزها القانون، لا تُسأل الشبكة عن الأضرار غير المباشرة، ولا عن أفعال الأعضاء أو الشركاء، ولا عن محتوى المواقع الأخرى التي تحيل إليها. وليس في هذه الشروط ما يحدّ من المسؤولية عن الغش أو الخطأ الجسيم.

## ١٠. التعليق وانتهاء العضوية

للعضو أن يطلب حذف حسابه في أي وقت، ويُمحى الحساب خلال ثلاثين يومًا يجوز له فيها العدول عن طلبه. وللشبكة تعليق أي حساب يخالف هذه الشروط أو إنهاؤه مع بيان السبب، وللعضو أن يطلب من المجلس إعادة النظر في القرار خلال ثلاثين يومًا.

## ١١. تعديل الشروط

للشبكة تعديل هذه الشروط، على أن تُعلم الأعضاء بالتعديل على الموقع قبل سريانه بأربعة عشر يومًا على الأقل. ويُعدّ الاستمرار في استخدام الموقع بعد ذلك التاريخ قبولًا للتعديل.

## ١٢. القانون واللغة

تخضع هذه الشروط لقوانين دولة قطر، وينعقد الاختصاص لمحاكمها. وفي حال اختلاف النصين العربي والإنجليزي يُعتدّ بالنص العربي. وإذا قُضي ببطلان أحد هذه الأحكام ظلت سائر الأحكام نافذة. وتُوجَّه الاستفسارات إلى البريد الإلكتروني [contact@scholars.example](mailto:contact@scholars.example).`,
    },
  },
];
