interface ConversationSeed {
  /** Slugs of members who are connected. */
  between: readonly [string, string];
  /** What each wrote, the first of the two being 0; how long ago the last one was written, the others before it. */
  messages: readonly { by: 0 | 1; text: string }[];
  lastHoursAgo: number;
  /** The first of the two has not read so many of the last ones. */
  unread: number;
}

export const conversations: ConversationSeed[] = [
  {
    between: ['layla-haddad', 'yusuf-demir'],
    lastHoursAgo: 3,
    unread: 1,
    messages: [
      { by: 1, text: 'Good morning Layla, thank you for accepting. Your talk in Doha has stayed with me.' },
      { by: 0, text: 'Good morning Yusuf! I am glad. Are you still working with the sensors in schools?' },
      { by: 1, text: 'Yes, in three of them. The children read the values aloud, in two languages 🙂' },
      { by: 0, text: 'That is exactly what we would like to record.\nMay I bring a student along in spring?' },
      { by: 1, text: 'With pleasure. Shall we talk next week about which classes fit?' },
    ],
  },
  {
    between: ['layla-haddad', 'sara-al-kuwari'],
    lastHoursAgo: 49,
    unread: 0,
    messages: [
      { by: 1, text: 'السلام عليكم دكتورة ليلى، هل اطّلعتم على مسوّدة دليل المعلّم؟' },
      { by: 0, text: 'وعليكم السلام، نعم، وكتبت ملاحظاتي على الفصل الثاني. أرسلها إليكم اليوم.' },
      { by: 1, text: 'شكرًا جزيلًا، وصلت الملاحظات وهي مفيدة جدًّا.' },
    ],
  },
  {
    between: ['layla-haddad', 'hassan-abdelrahman'],
    lastHoursAgo: 120,
    unread: 0,
    messages: [
      { by: 0, text: 'Hassan, could you send me the reference on oral reading fluency? / أعني الدراسة المصرية.' },
      { by: 1, text: 'Of course: it is in the 2021 volume. سأرسل لكِ الرابط مساءً.' },
    ],
  },
  {
    between: ['grace-wanjiru', 'jonas-weber'],
    lastHoursAgo: 30,
    unread: 1,
    messages: [
      {
        by: 1,
        text: 'Dear Grace, our agency places articles in indexed journals within two weeks. Shall I send prices?',
      },
      { by: 0, text: 'No, thank you. I do not publish in that way.' },
      { by: 1, text: 'Everybody does. We have a discount for members of this network until Friday.' },
      { by: 1, text: 'Please answer me. I can also write to your department directly.' },
    ],
  },
];

/** What members have reported of what was written to them. */
export const reports: { by: string; of: string; reason: string; status: string; daysAgo: number; note?: string }[] = [
  {
    by: 'grace-wanjiru',
    of: 'jonas-weber',
    reason: 'He sells places in journals and does not stop after a clear no.',
    status: 'new',
    daysAgo: 1,
  },
  {
    by: 'hassan-abdelrahman',
    of: 'layla-haddad',
    reason: 'أُرسل البلاغ خطأً، فقد أردت كتم المحادثة.',
    status: 'dismissed',
    daysAgo: 4,
    note: 'شكرًا لإبلاغنا بأنه وقع سهوًا.',
  },
];
