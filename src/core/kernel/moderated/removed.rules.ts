/** Days for which removed content is stored, sealed (rule 3(1)(g) of the IT Rules 2021, L-IT-9). */
export const REMOVED_DAYS = 180;
