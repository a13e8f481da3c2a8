import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where a file of these began last, the others would be done long before it. Of a quarter of a minute alone and more. */
const longest = ['/postgres/', '/sqlite/', '/thorough/', '/two-processes.test', '/durability.test'];

/**
 * Files in the order in which they begin: those that take long first, then the larger ones. How long each took is known
 * only where they were run before.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((part) => moduleId.includes(part));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
