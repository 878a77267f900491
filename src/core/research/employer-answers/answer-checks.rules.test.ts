import { describe, expect, it } from 'vitest';
import type { AnswerFault } from './answer-checks.rules';
import { answerFaults } from './answer-checks.rules';

const WRONG: Readonly<Record<AnswerFault, readonly string[]>> = {
  guess: [
    'We know who wrote this review.',
    'We know exactly who you are.',
    'It is clear to us who posted this.',
    'This was written by a former employee of our Pune team.',
    'This review is from someone who was let go in March.',
    'The author was on a performance improvement plan.',
    'You were on a PIP when you left.',
    'You were terminated for misconduct.',
    'You were asked to leave because of your attendance.',
    'You only worked with us for three months.',
    'Your manager has told us what happened.',
    'A disgruntled ex-employee is trying to harm us.',
    'The reviewer was part of the payments team.',
    'We have identified the employee behind this post.',
    'Our records show that you joined in 2023.',
    'Since you left in April, things have changed.',
    'Hume pata hai yeh kisne likha hai.',
    'Humein maloom hai aap kaun ho.',
    'Yeh kisi nikale gaye employee ne likha hai.',
    'Aap PIP par the, isliye aisa likh rahe ho.',
    'Lagta hai yeh wahi banda hai jo pichle mahine gaya.',
  ],
  threat: [
    'We reserve the right to take legal action.',
    'Our lawyers will contact you about this.',
    'This is defamation and we will file a case.',
    'Delete this review or face the consequences.',
    'We will report this to the cyber cell.',
    'We are tracing the IP address of this post.',
    'A police complaint has been filed.',
    'People who write such things are blacklisted in the industry.',
    'Remember that you still need your relieving letter.',
    'You will regret this.',
    'Take this down immediately.',
    'Post hata do warna case karenge.',
    'Hum aapko dekh lenge.',
    'Aapka career khatam ho jayega.',
    'Relieving letter nahi milega.',
    'Cyber cell mein complaint kar di hai.',
  ],
  name: [
    'Ms. Sunita Sharma leads the team now.',
    'Your manager Rahul Verma has moved on.',
    'Please ask Rahul sir about it.',
    'Our HR Priya has looked into it.',
    'Dr. Mehta runs the lab with care.',
    'Rajesh ji ne sab theek kar diya hai.',
  ],
  contact: [
    'Please write to hr@vaayuna.example so that we can help.',
    'Call us on 98450 12377.',
    'Please reach out to our HR team directly.',
    'Get in touch with us and we will sort it out.',
    'We would like to connect with you offline.',
    'DM us on LinkedIn.',
    'Message us on WhatsApp.',
    'Contact HR for the details.',
    'Drop us a mail and we will look into it.',
    'Let us talk about this in person.',
    'Visit our website at vaayuna.example/care to tell us more.',
    'Please email us your employee number.',
    'Humse sampark karein.',
    'Hume mail kijiye, hum madad karenge.',
    'HR ko call kar lo.',
    'WhatsApp par baat karte hain.',
  ],
};

const RIGHT: readonly string[] = [
  'Thank you for writing this.',
  'We are sorry that the appraisal took four months.',
  'Since January, appraisals are paid within thirty days.',
  'We publish the criteria for each level on the first of January.',
  'Our notice period is sixty days for all levels below director.',
  'The cab facility covers shifts that end after nine in the evening.',
  'We disagree: overtime has been paid at double the rate since 2024.',
  'The bond was withdrawn for all new offers in April 2026.',
  'Relieving letters are issued on the last working day.',
  'We know that the notice period is long, and we are reviewing it.',
  'We know who is affected by the new shift rules and pay them an allowance.',
  'Two of the three points are fair.',
  'Nobody should have to wait six weeks for a reply after an interview.',
  'Interviews now have at most three rounds.',
  'Recruiters are asked to answer each candidate within a week.',
  'The photo shows the old office; we moved to a new building in June.',
  'Final pay is settled within two working days, as the law asks.',
  'A former employee has the same right to a certificate as anybody.',
  'Employees on a performance plan get weekly reviews and a written goal.',
  'Legal advice is free for every employee through our welfare fund.',
  'Our contact centre in Noida has new chairs and better light.',
  'Calls after eight in the evening are not expected of anybody.',
  'We connect every new joiner with a mentor.',
  'Mail on weekends needs no answer.',
  'We have no action against people who speak up.',
  'The call centre team has its own roster.',
  'Everybody was told about the change in a town hall.',
  'Dhanyavaad, aapki baat sahi hai.',
  'Appraisal ab har saal April mein hota hai.',
  'Notice period ab saath din ka hai.',
  'Humne canteen ka khana badal diya hai.',
  'Final settlement do din mein ho jata hai.',
  'Yeh baat sahi nahi hai: overtime ka paisa milta hai.',
  'Manager ki training har quarter mein hoti hai.',
  'Interview ke baad ek hafte mein jawab diya jata hai.',
];

describe('what an employer answers', () => {
  it.each(Object.entries(WRONG).flatMap(([fault, sentences]) => sentences.map((text) => [fault, text] as const)))(
    'has a %s in it: %s',
    (fault, text) => {
      expect(answerFaults(text).map((found) => found.fault)).toContain(fault);
    },
  );

  it.each(RIGHT.map((text) => [text]))('may be: %s', (text) => {
    expect(answerFaults(text)).toEqual([]);
  });

  it('is refused with the words that are meant, each once', () => {
    const text = 'Thank you. We know who you are. We know who you are. Please reach out to HR.';
    expect(answerFaults(text)).toEqual([
      { fault: 'guess', words: ['We know who you'] },
      { fault: 'contact', words: ['reach out'] },
    ]);
  });

  it('is read without regard to capitals, and over a line break', () => {
    expect(answerFaults('WE KNOW\nWHO YOU ARE')).toHaveLength(1);
  });
});
