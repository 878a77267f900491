import { documentAt, weigh } from './scripts/bench/screens';
const O = 'http://127.0.0.1:4710';
const home = (await weigh(O, await documentAt(O, '/'))).scripts;
for (const p of ['/salaries/take-home-salary-calculator', '/are-you-paid-fairly', '/salaries/salary-hike-calculator']) { const w = await weigh(O, await documentAt(O, p)); console.log(p, (w.scripts - home).toFixed(2), 'style', w.style.toFixed(2)); }
