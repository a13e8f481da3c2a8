// Loaded before a process of the tests: its clock says TEST_NOW when it starts, and goes on from there.
const RealDate = Date;
const aheadMs = RealDate.parse(process.env.TEST_NOW) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + aheadMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};
