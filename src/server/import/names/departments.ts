import type { Database } from '@/server/platform/database';
import { readDepartments } from './catalog.queries';
import { nameKeyOf } from './name-key';

const KIND = /\s+(?:department|dept\.?|team)$/i;

export class Departments {
  private constructor(private readonly ids: ReadonlyMap<string, number>) {}

  static async load(database: Database): Promise<Departments> {
    const rows = await database.query(readDepartments);
    return new Departments(new Map(rows.map(({ id, name }) => [nameKeyOf(name), id])));
  }

  /** Finds a department, also as "Human Resources Department". */
  find(name: string): number | null {
    return this.ids.get(nameKeyOf(name.replace(KIND, ''))) ?? null;
  }
}
