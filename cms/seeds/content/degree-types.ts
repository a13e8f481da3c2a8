import type { DegreeTypeSeed } from './shapes.js';

export const degreeTypes: DegreeTypeSeed[] = [
  { slug: 'diploma', title: { en: 'Diploma', ar: 'دبلوم' }, level: 1 },
  { slug: 'bachelor', title: { en: 'Bachelor’s degree', ar: 'بكالوريوس' }, level: 2 },
  { slug: 'master', title: { en: 'Master’s degree', ar: 'ماجستير' }, level: 3 },
  { slug: 'mphil', title: { en: 'Master of Philosophy (MPhil)', ar: 'ماجستير الفلسفة (MPhil)' }, level: 4 },
  { slug: 'md', title: { en: 'Doctor of Medicine (MD)', ar: 'دكتور في الطب (MD)' }, level: 5 },
  { slug: 'phd', title: { en: 'Doctorate (PhD)', ar: 'دكتوراه (PhD)' }, level: 6 },
  { slug: 'habilitation', title: { en: 'Habilitation', ar: 'التأهيل الجامعي' }, level: 7 },
];
