/** The path of sockets. */
export const SOCKET_PATH = '/ws/';
