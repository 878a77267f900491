/** The kind of work that a text reveals. Only people of that field can have written it. */
export interface Field {
  readonly words: RegExp;
  readonly work: RegExp;
}

export const techDepartments = /Software|Data|Product Management|Infrastructure|Security|Hardware/;

const fields: Readonly<Record<string, Field>> = {
  software: {
    words:
      /\b(?:deploy\w*|pull requests?|code reviews?|repo|on-call|sprints?|backend|frontend|release (?:call|train|branch|night)s?|incidents?|monolith|Java|Python|SQL|API|my code|unit tests?|test suite|staging|rollback|bug worth)\b/i,
    work: techDepartments,
  },
  quality: { words: /\bfrom QA to\b/, work: /Software/ },
  plant: {
    words:
      /\b(?:production engineer|shop floor|knows? everything about the plant|boiler|furnace|assembly line|CNC|die change)\b/i,
    work: /Production|Quality|Energy/,
  },
  site: { words: /\b(?:our site|site work|scaffolding|on site for)\b/i, work: /Energy|Production/ },
  medicine: {
    words:
      /\b(?:doctor to|years in a hospital|my ward|night duty|pharmacy counter|patients? (?:asked|waited|thanked))\b/i,
    work: /Healthcare/,
  },
  press: { words: /\b(?:newsrooms?|journalist to|bylines?|sub-editors?)\b/i, work: /Content/ },
  teaching: { words: /\b(?:my classroom|my students|thirteen-year-olds)\b/i, work: /Teaching/ },
  sales: { words: /\b(?:my territory|quota|dealers?)\b/i, work: /Sales|Marketing|Retail|Banking|Insurance/ },
  support: { words: /\bboy on the phone\b/, work: /Customer Support/ },
  people: { words: /\bHR here\b/, work: /Human Resources/ },
};

export function fieldOf(text: string): Field | null {
  return Object.values(fields).find(({ words }) => words.test(text)) ?? null;
}
