/** The plugin of Redocly's tools with the house's rules and the completion of operations. */
export default function houseRules(): { readonly id: string };
