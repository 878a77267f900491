export function replaceCall<Port extends object, Name extends keyof Port>(
  port: Port,
  name: Name,
  call: Port[Name],
): void {
  Object.defineProperty(port, name, { value: call, configurable: true, writable: true });
}
