/** All demo members, in the order of the parts. */
import type { MemberSeed } from './shapes.js';
import { membersPart1 } from './members/part-1.js';
import { membersPart2 } from './members/part-2.js';
import { membersPart3 } from './members/part-3.js';
import { membersPart4 } from './members/part-4.js';

export const members: MemberSeed[] = [...membersPart1, ...membersPart2, ...membersPart3, ...membersPart4];
