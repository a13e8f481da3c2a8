import type { connectionStatus } from '@scholars/contract/connections';

interface ConnectionSeed {
  /** Slugs of members; the first one asked. */
  from: string;
  to: string;
  status: keyof typeof connectionStatus;
  daysAgo: number;
  note?: string;
}

const accepted = (from: string, to: readonly string[], daysAgo: number): ConnectionSeed[] =>
  to.map((other, index) => ({ from, to: other, status: 'accepted', daysAgo: daysAgo + index * 3 }));

export const connections: ConnectionSeed[] = [
  ...accepted('layla-haddad', ['yusuf-demir', 'maya-khoury', 'hassan-abdelrahman', 'claire-moreau'], 8),
  { from: 'nour-saleh', to: 'layla-haddad', status: 'accepted', daysAgo: 31 },
  { from: 'sara-al-kuwari', to: 'layla-haddad', status: 'accepted', daysAgo: 47 },
  {
    from: 'amina-el-fassi',
    to: 'layla-haddad',
    status: 'pending',
    daysAgo: 1,
    note: 'I heard your talk on reading in two languages and would like to compare our classroom recordings.',
  },
  {
    from: 'khalid-al-otaibi',
    to: 'layla-haddad',
    status: 'pending',
    daysAgo: 4,
    note: 'تحية طيبة، نُعدّ برنامجًا لتدريب معلمي الصفوف الأولى، ويسعدنا أن نستفيد من خبرتكم.',
  },
  {
    from: 'layla-haddad',
    to: 'grace-wanjiru',
    status: 'pending',
    daysAgo: 2,
    note: 'Shall we write the review together?',
  },
  { from: 'layla-haddad', to: 'jonas-weber', status: 'declined', daysAgo: 12 },
  ...accepted('yusuf-demir', ['zeynep-aksoy', 'omar-khalil', 'priya-raman'], 15),
  { from: 'daniel-whitfield', to: 'yusuf-demir', status: 'pending', daysAgo: 3 },
  ...accepted('maya-khoury', ['rania-odeh', 'samir-daoud', 'leila-ziani'], 60),
  ...accepted('hassan-abdelrahman', ['rania-odeh', 'dina-abu-zayd', 'yasmin-farouk'], 80),
  ...accepted('claire-moreau', ['ines-ben-romdhane', 'julien-lefevre', 'rania-odeh'], 100),
  ...accepted('zeynep-aksoy', ['maya-khoury', 'nadia-rahman'], 40),
  ...accepted('omar-khalil', ['nour-saleh', 'fatima-al-balushi'], 35),
];
