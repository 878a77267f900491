/** The take-home calculator. Other screens link to it without an amount, because typed values stay on the device. */
export const TAKE_HOME_PATH = '/salaries/take-home-salary-calculator';
