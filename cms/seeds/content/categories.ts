import type { CategorySeed } from './shapes.js';

export const categories: CategorySeed[] = [
  { slug: 'academic-position', title: { en: 'Academic and professional positions', ar: 'وظائف أكاديمية ومهنية' } },
  { slug: 'research-fellowship', title: { en: 'Research fellowships', ar: 'زمالات بحثية' } },
  { slug: 'postdoctoral', title: { en: 'Postdoctoral positions', ar: 'وظائف ما بعد الدكتوراه' } },
  { slug: 'scholarship', title: { en: 'Scholarships', ar: 'منح دراسية' } },
  { slug: 'training-programme', title: { en: 'Training programmes', ar: 'برامج تدريبية' } },
  { slug: 'accelerator', title: { en: 'Accelerators', ar: 'مسرّعات أعمال' } },
  { slug: 'internship', title: { en: 'Internships', ar: 'فرص تدريب عملي' } },
  { slug: 'prize-and-grant', title: { en: 'Prizes and grants', ar: 'جوائز ومنح تمويلية' } },
];
