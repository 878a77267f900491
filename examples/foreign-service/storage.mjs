// Notices in one JSON file, written whole and renamed, so that a crash leaves the last good one.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export function openNotices(file) {
  const notices = new Map(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  return {
    find: (id) => notices.get(id),
    keep(id, notice) {
      notices.set(id, notice);
      writeFileSync(`${file}.new`, JSON.stringify([...notices]));
      renameSync(`${file}.new`, file);
    },
  };
}
