import type { Database } from '@/server/platform/database';
import { readDepartments } from './catalog.queries';
import { nameKeyOf } from './name-key';

const KIND = /\s+(?:department|dept\.?|team)$/i;

/** The departments of the catalogue by their names. */
export class Departments {
  private constructor(private readonly ids: ReadonlyMap<string, number>) {}

  static async load(database: Database): Promise<Departments> {
    const rows = await database.query(readDepartments);
    return new Departments(new Map(rows.map(({ id, name }) => [nameKeyOf(name), id])));
  }

  /** Returns the id of a department, of "Human Resources Department" too; null for a name of none. */
  find(name: string): number | null {
    return this.ids.get(nameKeyOf(name.replace(KIND, ''))) ?? null;
  }
}
