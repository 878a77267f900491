/** The take-home calculator. Other screens link to it without an amount: what is typed there stays on the device. */
export const TAKE_HOME_PATH = '/salaries/take-home-salary-calculator';
